import type { ClientBase } from 'pg';
import { SealingError } from './keyring.server.ts';
import type { Keyring } from './sealing.server.ts';

export function fingerprints(keyring: Keyring): Map<number, Buffer> {
  return new Map([...keyring.keys.values()].map((key) => [key.number, key.fingerprint]));
}

/** Accepts additional keys. @throws SealingError with each missing or different key */
export function compareFingerprints(keyring: Keyring, known: ReadonlyMap<number, Buffer>): void {
  const given = fingerprints(keyring);
  const missing = [...known.keys()].filter((number) => !given.has(number));
  const wrong = [...known].filter(([number, fingerprint]) => given.get(number)?.equals(fingerprint) === false);
  const problems: string[] = [];
  if (missing.length > 0) problems.push(`${keyring.source} lacks ${listed(missing)}`);
  if (wrong.length > 0) {
    const numbers = wrong.map(([number]) => number);
    problems.push(`${keyring.source} has another ${listed(numbers)} than this database`);
  }
  if (problems.length === 0) return;
  throw new SealingError(
    `${problems.join('; ')}. Data in the database cannot be decrypted without it: restore the key. Add new keys with a higher number.`,
  );
}

function listed(numbers: readonly number[]): string {
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => `key ${number}`)
    .join(', ');
}

/** Also records new keys, unless they are read-only: instances without them may still start. @throws SealingError */
export async function checkSealingKeys(client: ClientBase, keyring: Keyring): Promise<void> {
  compareFingerprints(keyring, await readKnownFingerprints(client));
  const used = [...keyring.keys.values()].filter((key) => !key.isReadOnly);
  await client.query(
    `insert into sealing_keys (number, fingerprint)
     select * from unnest($1::int[], $2::bytea[])
     on conflict (number) do nothing`,
    [used.map(({ number }) => number), used.map(({ fingerprint }) => fingerprint)],
  );
  // Another instance may have recorded a different key meanwhile.
  compareFingerprints(keyring, await readKnownFingerprints(client));
}

export async function readKnownFingerprints(client: ClientBase): Promise<Map<number, Buffer>> {
  const { rows } = await client.query<{ number: number; fingerprint: Buffer }>(
    'select number, fingerprint from public.sealing_keys order by number',
  );
  return new Map(rows.map((row) => [row.number, row.fingerprint]));
}
