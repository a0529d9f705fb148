import { sql } from 'kysely';
import type { Tx } from './database.server.ts';

/** The time at which the transaction began, by the clock that all instances share. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
