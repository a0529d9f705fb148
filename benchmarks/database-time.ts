import { sql } from 'kysely';
import { type PersonTx, type PersonWriteTx, person, readAs, writeAs } from '#platform/database.server.ts';
import { cpuMilliseconds } from './school.ts';

/* CPU time of PostgreSQL, which other load on the machine affects less than elapsed time (Linux only). For a pool with one
   connection. */

const rounds = { warmUp: 3, measured: 20 };

/** @returns milliseconds per call */
export async function cpuOf(personId: string, work: (tx: PersonTx) => Promise<unknown>): Promise<number> {
  const pid = await backendOf(personId);
  for (let run = 0; run < rounds.warmUp; run++) await readAs(person(personId), work);
  const before = await cpuMilliseconds(pid);
  for (let run = 0; run < rounds.measured; run++) await readAs(person(personId), work);
  return ((await cpuMilliseconds(pid)) - before) / rounds.measured;
}

/** @returns milliseconds of one call that writes */
export async function cpuOnceOf(personId: string, work: (tx: PersonWriteTx) => Promise<unknown>): Promise<number> {
  const pid = await backendOf(personId);
  const before = await cpuMilliseconds(pid);
  await writeAs(person(personId), work);
  return (await cpuMilliseconds(pid)) - before;
}

async function backendOf(personId: string): Promise<number> {
  const { rows } = await readAs(person(personId), (tx) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx),
  );
  return rows[0]?.pid ?? 0;
}
