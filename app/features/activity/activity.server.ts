import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, toPage } from '#platform/lists.ts';
import { type ActivityEntry, type ActivityKind, activityShown } from './activity.ts';

interface EventRow {
  id: string;
  student_id: string;
  kind: ActivityKind;
  happened_at: Date;
  person_name: string | null;
  first_day: string | null;
  last_day: string | null;
  report: ActivityEntry['report'];
}

/** Newest first, of these students together: one index scan per student. @see PD-41 */
export async function listActivity(
  tx: Tx,
  studentIds: readonly string[],
  before: string | null = null,
  size = activityShown,
): Promise<Page<ActivityEntry>> {
  const place = { key: sql`student_events.happened_at`, table: 'student_events', isDescending: true, after: before };
  const { isAfter, order } = keyset(place);
  const { rows } = await sql<EventRow>`
    select found.id, found.student_id, kind, happened_at, full_name as person_name, first_day::text, last_day::text,
      case when reports.id is not null then json_build_object('id', reports.id, 'subject', subjects.names) end as report
    from unnest(${studentIds}::uuid[]) as student
    cross join lateral (
      select * from student_events where student_id = student and ${isAfter} order by ${order} limit ${size + 1}
    ) as found
    left join absences on kind in ('absence-reported', 'absence-withdrawn') and absences.id = reference_id
    left join reports on kind in ('report-published', 'report-corrected') and reports.id = reference_id
    left join subjects on subjects.id = subject_id
    left join student_guardians on student_guardians.student_id = found.student_id
      and guardian_id = case kind when 'absence-reported' then reporter_id when 'absence-withdrawn' then withdrawn_by end
    left join profiles on profiles.id = case
      when kind in ('mentor-assigned', 'coach-assigned') then reference_id else guardian_id end
    order by happened_at desc, found.id desc limit ${size + 1}`.execute(tx);
  return toPage(rows.map(entryOf), size, ({ id }) => id);
}

const entryOf = (row: EventRow): ActivityEntry => ({
  id: row.id,
  studentId: row.student_id,
  kind: row.kind,
  happenedAt: row.happened_at.getTime(),
  personName: row.person_name,
  report: row.report,
  days: row.first_day && row.last_day ? { first: row.first_day, last: row.last_day } : null,
});
