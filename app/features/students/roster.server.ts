import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import type { RosterStudent } from './students.ts';

interface RosterRow {
  id: string;
  full_name: string;
  student_number: string;
  current_level: string | null;
  is_academic_mentor: boolean;
  is_wellbeing_coach: boolean;
  parent_id: string | null;
  family_name: string | null;
  is_family_active: boolean;
  unread_count: number;
  last_contact_at: Date | null;
  is_waiting: boolean;
  is_quiet: boolean;
}

/** Reads the mentor's messages once, not per student. @see PD-33 */
export async function listRoster(tx: Tx, mentorId: string, search: string): Promise<RosterStudent[]> {
  const { rows } = await sql<RosterRow>`
    with mine as materialized (
      select students.*, parent.full_name as family_name, parent.suspended_at is null as is_family_active
      from students left join profiles as parent on parent.id = parent_id
      where archived_at is null and ${mentorId} in (academic_mentor_id, wellbeing_coach_id)
        and lower(concat_ws(' ', students.full_name, parent.full_name)) like all (search_patterns(${search}))
    ), contacts as (
      select family_id, max(created_at) as last_contact_at, (count(*) filter (where is_unread))::int as unread_count,
        max(created_at) filter (where is_received) >
          coalesce(max(created_at) filter (where not is_received), '-infinity') as is_waiting
      from (
        select sender_id as family_id, true as is_received, not read as is_unread, created_at
        from messages where receiver_id = ${mentorId}
        union all
        select receiver_id, false, false, created_at from messages where sender_id = ${mentorId}
      ) as exchanged
      where family_id in (select parent_id from mine)
      group by family_id
    )
    select id, full_name, student_number, current_level, parent_id, family_name, is_family_active, last_contact_at,
      coalesce(academic_mentor_id = ${mentorId}, false) as is_academic_mentor,
      coalesce(wellbeing_coach_id = ${mentorId}, false) as is_wellbeing_coach,
      coalesce(unread_count, 0) as unread_count, coalesce(is_waiting, false) as is_waiting,
      parent_id is not null and coalesce(last_contact_at < now() - interval '14 days', true) as is_quiet
    from mine left join contacts on family_id = parent_id
    order by full_name, id`.execute(tx);
  return rows.map(rosterStudent);
}

function rosterStudent(row: RosterRow): RosterStudent {
  const { parent_id, family_name } = row;
  return {
    id: row.id,
    fullName: row.full_name,
    studentNumber: row.student_number,
    currentLevel: row.current_level,
    isAcademicMentor: row.is_academic_mentor,
    isWellbeingCoach: row.is_wellbeing_coach,
    family:
      parent_id === null || family_name === null
        ? null
        : { id: parent_id, fullName: family_name, isActive: row.is_family_active },
    unreadCount: row.unread_count,
    lastContactAt: row.last_contact_at?.getTime() ?? null,
    isWaiting: row.is_waiting,
    isQuiet: row.is_quiet,
  };
}
