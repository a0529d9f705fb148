import { sql } from 'kysely';
import type { PersonTx } from '#platform/database.server.ts';
import { familyColumn } from './guardians.server.ts';
import type { LetterStudent } from './letter-recipients.ts';

/** Lists those of the students who are assigned to the mentor, by name. @param studentIds null for all @see PD-45 */
export async function listAddressedStudents(
  tx: PersonTx,
  studentIds: readonly string[] | null,
): Promise<LetterStudent[]> {
  const { rows } = await sql<LetterStudent>`
    select id, full_name as "fullName", ${familyColumn} as guardians from students
    where archived_at is null and (academic_mentor_id = ${tx.me} or wellbeing_coach_id = ${tx.me})
      and (${studentIds}::uuid[] is null or id = any (${studentIds}::uuid[]))
    order by full_name, id`.execute(tx);
  return rows;
}
