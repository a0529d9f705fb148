import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { holdReasons, type RecordHold } from './record-holds.ts';

/** Returns null for people who are not administrators. */
export async function findRecordHold(tx: Tx, studentId: string): Promise<RecordHold | null> {
  const row = await tx
    .selectFrom('record_holds')
    .select([sql<string>`kept_until::text`.as('keptUntil'), 'reason'])
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (!row) return null;
  return { keptUntil: row.keptUntil, reason: holdReasons.find((known) => known === row.reason) ?? 'law' };
}
