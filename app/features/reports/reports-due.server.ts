import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
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
  const stageOfLevel = Object.fromEntries(subjectStages.map((stage) => [levels[stage].toLowerCase(), stage]));
  const { rows } = await sql<{ student: string; is_done: boolean }>`
    select student, is_done from reports_done(${term.id}, ${JSON.stringify(stageOfLevel)}::jsonb)`.execute(tx);
  const open = term.isOverdue ? 'overdue' : 'due';
  return {
    termId: term.id,
    dueOn: term.dueOn,
    states: new Map(rows.map(({ student, is_done }) => [student, is_done ? 'done' : open])),
  };
}
