import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { findReportInProgress } from './reports.server.ts';
import { isComplete, type ReportContent, type ReportKey } from './reports.ts';
import { sealContent } from './sealed-reports.server.ts';

/** `changed meanwhile`: the draft was changed by somebody else or on another device, or published. */
export class ReportRefused extends Refused<'unknown report' | 'changed meanwhile'> {}

export interface SavedDraft {
  revision: number;
  reportId: string | null;
}

export interface ChangedDraft {
  key: ReportKey;
  content: ReportContent;
  /** Revision of the changed draft; 0 for a new one. */
  revision: number;
}

/**
 * Writes nothing if nothing has changed, as when a request is repeated. Locks the draft: of concurrent changes the later
 * one is refused. @throws ReportRefused
 */
export async function saveDraft(tx: PersonWriteTx, change: ChangedDraft): Promise<SavedDraft> {
  const { key, content, revision } = change;
  const { rows } =
    await sql`select from students where id = ${key.studentId} and id = any (assigned_students())`.execute(tx);
  if (rows.length === 0) throw new ReportRefused('unknown report');
  await lockDraft(tx, key);
  const before = await findReportInProgress(tx, key);
  if (isSame(before.content, content)) return { revision: before.revision, reportId: before.reportId };
  if (before.revision !== revision) throw new ReportRefused('changed meanwhile');
  const reportId = before.reportId ?? (await beginReport(tx, key));
  const columns = {
    content: sealContent(tx, { table: 'report_drafts', id: reportId }, { studentId: key.studentId, ...content }),
    is_complete: isComplete(content),
    author_id: tx.me,
  };
  if (before.revision === 0) {
    const isNew = await insertDraft(tx, { id: reportId, ...columns });
    // Somebody began a draft at the same moment: compare with it.
    return isNew ? { revision: 1, reportId } : saveDraft(tx, change);
  }
  const saved = await tx
    .updateTable('report_drafts')
    .set({ ...columns, changed_at: sql`now()`, revision: before.revision + 1 })
    .where('id', '=', reportId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { revision: saved.revision, reportId };
}

async function lockDraft(tx: WriteTx, { studentId, termId, subjectId }: ReportKey): Promise<void> {
  await sql`
    select from report_drafts join reports on reports.id = report_drafts.id
    where student_id = ${studentId} and term_id = ${termId} and subject_id = ${subjectId}
    for update of report_drafts`.execute(tx);
}

type NewDraft = { id: string; content: Buffer; is_complete: boolean; author_id: string };

/** Returns false if there is a draft already. */
async function insertDraft(tx: WriteTx, draft: NewDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('report_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
    .catch(refuseUnknown);
  return numInsertedOrUpdatedRows === 1n;
}

const isSame = (one: ReportContent, other: ReportContent) =>
  (Object.keys(other) as (keyof ReportContent)[]).every((name) => one[name] === other[name]);

async function beginReport(tx: WriteTx, { studentId, termId, subjectId }: ReportKey): Promise<string> {
  await tx
    .insertInto('reports')
    .values({ student_id: studentId, term_id: termId, subject_id: subjectId })
    .onConflict((conflict) => conflict.columns(['student_id', 'term_id', 'subject_id']).doNothing())
    .execute()
    .catch(refuseUnknown);
  const { id } = await tx
    .selectFrom('reports')
    .select('id')
    .where('student_id', '=', studentId)
    .where('term_id', '=', termId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Error codes: the writer is not assigned to the student, or the term or subject is unknown. */
const unknown: string[] = [sqlStates.insufficientPrivilege, sqlStates.foreignKeyViolation];

function refuseUnknown(error: unknown): never {
  if (unknown.includes(sqlState(error) ?? '')) throw new ReportRefused('unknown report', { cause: error });
  throw error;
}

export async function discardDraft(tx: WriteTx, reportId: string): Promise<void> {
  await sql`select discard_report_draft(${reportId})`.execute(tx);
}
