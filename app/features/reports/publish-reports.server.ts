import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonWriteTx, Tx, WriteTx } from '#platform/database.server.ts';
import { recordAuditEvents } from '../audit/audit.server.ts';
import { listGrades, listSubjects, listTerms } from './report-settings.server.ts';
import type { Names } from './report-settings.ts';
import type { PublishedNames, ReportContent } from './reports.ts';
import { sealContent, unsealDraft } from './sealed-reports.server.ts';

/** A draft as it was when the author confirmed its publication. */
export interface ReadyReport {
  reportId: string;
  revision: number;
}

interface DraftRow {
  id: string;
  student_id: string;
  term_id: string;
  subject_id: string;
  content: Buffer;
  revision: number;
}

export interface Publication {
  count: number;
  /** Confirmed drafts that remain: changed since, incomplete or unreadable. */
  skipped: { student: string; subject: Names }[];
}

/** Publishes those drafts that are complete, and have not changed since they were confirmed. */
export async function publishReports(tx: PersonWriteTx, ready: readonly ReadyReport[]): Promise<Publication> {
  const count = await publishUnchanged(tx, ready);
  return { count, skipped: count === ready.length ? [] : await listRemaining(tx, ready) };
}

async function listRemaining(tx: Tx, ready: readonly ReadyReport[]): Promise<Publication['skipped']> {
  const { rows } = await sql<Publication['skipped'][number]>`
    select full_name as student, subjects.names as subject
    from report_drafts join reports on reports.id = report_drafts.id
      join students on students.id = student_id join subjects on subjects.id = subject_id
    where report_drafts.id = any (${ready.map(({ reportId }) => reportId)}::uuid[])
      and student_id = any (assigned_students())
    order by full_name, subjects.place, report_drafts.id`.execute(tx);
  return rows;
}

/** @returns how many */
async function publishUnchanged(tx: PersonWriteTx, ready: readonly ReadyReport[]): Promise<number> {
  const drafts = await lockDrafts(tx, ready);
  if (drafts.length === 0) return 0;
  const namesOf = await nameFinder(tx);
  const versions = drafts.flatMap((draft) => {
    const content = unsealDraft(tx, { ...draft, studentId: draft.student_id });
    const names = content && namesOf(draft, content);
    if (!content || !names) return [];
    const id = randomUUID();
    const published = { ...content, names };
    const sealed = sealContent(tx, { table: 'report_versions', id }, { studentId: draft.student_id, ...published });
    return [{ id, report_id: draft.id, content: sealed, author_id: tx.me }];
  });
  if (versions.length === 0) return 0;
  await sql`select lock_report_guardians(${versions.map(({ report_id }) => report_id)})`.execute(tx);
  // A trigger numbers the versions.
  await sql`insert into report_versions (id, report_id, content, author_id) values ${sql.join(
    versions.map((row) => sql`(${row.id}, ${row.report_id}, ${row.content}, ${row.author_id})`),
  )}`.execute(tx);
  await recordAuditEvents(
    tx,
    versions.map(({ report_id: id }) => ({ event: 'report published', subject: { type: 'report', id } })),
  );
  return versions.length;
}

async function lockDrafts(tx: WriteTx, ready: readonly ReadyReport[]): Promise<DraftRow[]> {
  const confirmed = new Map(ready.map(({ reportId, revision }) => [reportId, revision]));
  const { rows } = await sql<DraftRow>`
    select report_drafts.id, student_id, term_id, subject_id, content, revision
    from report_drafts join reports on reports.id = report_drafts.id
    where report_drafts.id = any (${[...confirmed.keys()]}::uuid[]) and is_complete
    order by report_drafts.id for update of report_drafts`.execute(tx);
  return rows.filter(({ id, revision }) => confirmed.get(id) === revision);
}

/** Returns null if a name is unknown. */
async function nameFinder(tx: WriteTx) {
  const [terms, subjects, grades] = [await listTerms(tx), await listSubjects(tx), await listGrades(tx)];
  const find = (settings: readonly { id: string; names: PublishedNames['term'] }[], id: string) =>
    settings.find((setting) => setting.id === id)?.names;
  return (draft: DraftRow, content: ReportContent): PublishedNames | null => {
    const term = find(terms, draft.term_id);
    const subject = find(subjects, draft.subject_id);
    const attainment = find(grades, content.attainment);
    const effort = find(grades, content.effort);
    return term && subject && attainment && effort ? { term, subject, attainment, effort } : null;
  };
}
