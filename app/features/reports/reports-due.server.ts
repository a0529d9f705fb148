import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import { nextReportDue } from './report-settings.server.ts';
import { type SubjectStage, subjectStages } from './report-settings.ts';
import type { ReportsDue } from './reports.ts';

/** One query for all of the reader's students. Null without terms. @param levels the names of the stages */
export async function findReportsDue(
  tx: Tx,
  levels: Readonly<Record<SubjectStage, string>>,
): Promise<ReportsDue | null> {
  const term = await nextReportDue(tx);
  if (!term) return null;
  const stageOfLevel = subjectStages.map((stage) => sql`(${levels[stage].toLowerCase()}::text, ${stage}::text)`);
  const { rows } = await sql<{ id: string; is_done: boolean }>`
    with levels (level, stage) as (values ${sql.join(stageOfLevel)})
    select students.id, bool_and(coalesce(version, 0) > 0) as is_done
    from students left join levels on level = lower(trim(current_level)) cross join subjects
      left join reports on student_id = students.id and subject_id = subjects.id and term_id = ${term.id}
    where students.id = any ((select assigned_students())::uuid[]) and (
      version > 0 or subjects.archived_at is null and (stage is null or stage = any (stages))
      or exists (select from report_drafts where report_drafts.id = reports.id))
    group by students.id`.execute(tx);
  const open = term.isOverdue ? 'overdue' : 'due';
  return {
    termId: term.id,
    dueOn: term.dueOn,
    states: new Map(rows.map(({ id, is_done }) => [id, is_done ? 'done' : open])),
  };
}
