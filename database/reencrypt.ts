import type pg from 'pg';
import { countByKey, countOutdated, lowestId, type ResealedBatch, resealBatch } from '#platform/reseal.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { sealedTables } from './sealed-columns.ts';

export interface Reencryption {
  resealed: number;
  failed: number;
  left: number;
}

const maxPasses = 10;
const pauseBetweenPasses = 1_000;

export async function countOutdatedRows(client: pg.ClientBase, keyring: Keyring): Promise<number> {
  let count = 0;
  for (const table of sealedTables) count += await countOutdated(client, table, keyring);
  return count;
}

/** Re-encrypts, while servers run, until no new values with an older key appear. Can be interrupted and continued. */
export async function reencryptAll(
  client: pg.ClientBase,
  keyring: Keyring,
  onProgress: (line: string) => void,
): Promise<Reencryption> {
  let resealed = 0;
  for (let pass = 1; ; pass++) {
    const done = await runPass(client, keyring, onProgress);
    resealed += done.resealed;
    const left = (await countOutdatedRows(client, keyring)) - done.failed;
    if (left <= 0 || pass === maxPasses) return { resealed, failed: done.failed, left: Math.max(0, left) };
    await new Promise((resolve) => setTimeout(resolve, pauseBetweenPasses));
  }
}

async function runPass(client: pg.ClientBase, keyring: Keyring, onProgress: (line: string) => void) {
  const done = { resealed: 0, failed: 0 };
  for (const table of sealedTables) {
    const total = await countOutdated(client, table, keyring);
    let [last, count]: [string | null, number] = [lowestId, 0];
    while (last !== null && total > 0) {
      const batch: ResealedBatch = await resealBatch({ client, keyring }, table, { after: last });
      last = batch.last;
      count += batch.resealed;
      done.failed += batch.failed;
      onProgress(`${table.name}: ${count} of ${total} rows`);
    }
    done.resealed += count;
  }
  return done;
}

export async function findOlderKeys(client: pg.ClientBase, { current }: Keyring): Promise<number[]> {
  const { rows } = await client.query<{ number: number }>(
    'select number from sealing_keys where number < $1 order by number',
    [current.number],
  );
  return rows.map(({ number }) => number);
}

export async function ageOfCurrentKey(client: pg.ClientBase, { current }: Keyring): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    'select extract(epoch from clock_timestamp() - created_at)::float as seconds from sealing_keys where number = $1',
    [current.number],
  );
  return rows[0]?.seconds ?? 0;
}

/** Removes the keys unless values are encrypted with one of them. Returns the number of such values per key. */
export async function forgetKeys(client: pg.ClientBase, numbers: readonly number[]): Promise<Map<number, number>> {
  const counts = await countByKey(client, sealedTables);
  const needed = new Map([...counts].filter(([number]) => numbers.includes(number)));
  if (needed.size === 0) await client.query('delete from sealing_keys where number = any ($1)', [numbers]);
  return needed;
}
