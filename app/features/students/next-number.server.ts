import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { nextNumber } from './students.ts';

/**
 * Proposes the number after the highest one of the pattern that the newest student has: `S-2026-0013` after `S-2026-0012`.
 * Somebody else may take it before it is stored: the unique index decides.
 * @returns an empty text without students, and if the newest number ends in no digit
 */
export async function proposeStudentNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ highest: string }>`
    with newest as (
      select coalesce(parts[1], '') as prefix, char_length(parts[2]) as digits
      from (select student_number from students order by created_at desc, upper(student_number) desc limit 1) as last,
        regexp_match(student_number, '^(.*[^0-9])?([0-9]{1,9})$') as parts
      where parts is not null
    )
    select student_number as highest from students join newest
      on char_length(student_number) = char_length(prefix) + digits
      and upper(left(student_number, char_length(prefix))) = upper(prefix) and right(student_number, digits) ~ '^[0-9]+$'
    order by right(student_number, digits) desc limit 1`.execute(tx);
  return nextNumber(rows[0]?.highest ?? '');
}
