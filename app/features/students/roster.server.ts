import { sql } from 'kysely';
import { wordsOfStage } from '#content/stage-words.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { hasWords, searchWordsOf } from '#platform/fold-text.server.ts';
import { familyColumn } from './guardians.server.ts';
import { stageOf } from './stages.ts';
import { ownColumnsInSql } from './student-columns.server.ts';
import type { RosterStudent } from './students.ts';

interface RosterRow extends Omit<RosterStudent, 'lastContactAt' | 'waiting'> {
  lastContactAt: Date | null;
  waiting: (Omit<NonNullable<RosterStudent['waiting']>, 'since'> & { since: string }) | null;
}

/**
 * Each word of the search occurs in the student's name, number, level, class or a guardian's name.
 * Reads the mentor's messages once, not per student.
 * @see PD-33, PD-39
 */
export async function listRoster(tx: PersonTx, search: string): Promise<RosterStudent[]> {
  const { rows } = await sql<RosterRow>`
    with assigned as materialized (
      select * from students
      where archived_at is null and (academic_mentor_id = ${tx.me} or wellbeing_coach_id = ${tx.me})
    ), family as materialized (
      select student_id, guardian_id, full_name from student_guardians join profiles on profiles.id = guardian_id
      where student_id in (select id from assigned) and restricted_at is null
    ), exchanged as materialized (
      select * from (
        select id, sender_id as family_id, true as is_received, not read as is_unread, created_at
        from messages where receiver_id = ${tx.me}
        union all
        select id, receiver_id, false, false, created_at from messages where sender_id = ${tx.me}
      ) as all_exchanged
      where family_id in (select guardian_id from family)
    ), contacts as (
      select family_id, count(*) filter (where is_unread) as unread_count,
        max(created_at) filter (where is_received) as received_at,
        max(created_at) filter (where not is_received) as sent_at
      from exchanged group by family_id
    ), families as (
      select student_id, coalesce(sum(unread_count), 0)::int as unread_count,
        max(received_at) as received_at, max(sent_at) as sent_at, max(greatest(received_at, sent_at)) as last_contact_at
      from family left join contacts on family_id = guardian_id
      group by student_id
    ), unanswered as materialized (
      select student_id, jsonb_build_object('since', min(created_at),
        'messageId', (array_agg(id order by created_at desc, id))[1],
        'guardianId', (array_agg(guardian_id order by created_at desc, id))[1],
        'guardianName', (array_agg(full_name order by created_at desc, id))[1]) as waiting
      from families join family using (student_id) join exchanged on family_id = guardian_id
      where is_received and created_at > coalesce(sent_at, '-infinity')
      group by student_id
    )
    select id, ${ownColumnsInSql}, last_contact_at as "lastContactAt", ${familyColumn} as guardians,
      coalesce(academic_mentor_id = ${tx.me}, false) as "isAcademicMentor",
      coalesce(wellbeing_coach_id = ${tx.me}, false) as "isWellbeingCoach",
      coalesce(unread_count, 0) as "unreadCount",
      waiting,
      families.student_id is not null
        and greatest(last_contact_at, students.created_at) < now() - interval '14 days' as "isQuiet"
    from assigned as students left join families on families.student_id = id
      left join unanswered on unanswered.student_id = id
    order by full_name, id`.execute(tx);
  const words = searchWordsOf(search);
  return rows.map(rosterStudent).filter((student) => hasWords(textOf(student), words));
}

function textOf({ fullName, studentNumber, currentLevel, className, guardians }: RosterStudent): string {
  const stage = currentLevel === null ? null : stageOf(currentLevel);
  const level = stage ? wordsOfStage(stage) : currentLevel;
  return [fullName, studentNumber, level, className, ...guardians.map((guardian) => guardian.fullName)].join(' ');
}

const rosterStudent = ({ lastContactAt, waiting, ...row }: RosterRow): RosterStudent => ({
  ...row,
  lastContactAt: lastContactAt?.getTime() ?? null,
  waiting: waiting && { ...waiting, since: Date.parse(waiting.since) },
});
