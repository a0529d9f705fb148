import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import {
  emptyContent,
  type ListedReport,
  type PublishedContent,
  type PublishedReport,
  type ReportInProgress,
  type ReportKey,
  type ReportRead,
  type ReportState,
  type ReportVersion,
  type StudentReportStates,
  type UnreadReports,
} from './reports.ts';
import { openVersion, unsealDraft, unsealVersion } from './sealed-reports.server.ts';

interface ProgressRow {
  id: string;
  full_name: string;
  current_level: string | null;
  class_name: string | null;
  reports: { id: string; subjectId: string; version: number; isComplete: boolean | null; revision: number | null }[];
}

/** The reader's students with what was written of the term, by name. */
export async function listReportStates(tx: Tx, termId: string): Promise<StudentReportStates[]> {
  const { rows } = await sql<ProgressRow>`
    select id, full_name, current_level, class_name, (
      select coalesce(json_agg(json_build_object('id', reports.id, 'subjectId', subject_id, 'version', version,
        'isComplete', is_complete, 'revision', revision)), '[]')
      from reports left join report_drafts on report_drafts.id = reports.id
      where student_id = students.id and term_id = ${termId} and (version > 0 or revision is not null)) as reports
    from students where id = any (assigned_students())
    order by full_name, id`.execute(tx);
  return rows.map(({ id, full_name, current_level, class_name, reports }) => ({
    id,
    fullName: full_name,
    currentLevel: current_level,
    className: class_name,
    reports: reports.map(({ version, revision, isComplete, ...report }) => ({
      ...report,
      state: stateOf(version, revision !== null),
      isComplete: isComplete ?? false,
      revision,
    })),
  }));
}

function stateOf(version: number, hasDraft: boolean): ReportState {
  if (version > 0) return hasDraft ? 'correction' : 'published';
  return hasDraft ? 'draft' : 'none';
}

interface InProgressRow {
  id: string;
  version: number;
  draft: Buffer | null;
  revision: number | null;
  changed_at: Date | null;
  author_id: string | null;
  author_name: string | null;
  published_id: string | null;
  published: Buffer | null;
}

/** The draft, or the latest published version. Empty for a report that was not begun. */
export async function findReportInProgress(
  tx: Tx,
  { studentId, termId, subjectId }: ReportKey,
): Promise<ReportInProgress> {
  const { rows } = await sql<InProgressRow>`
    select reports.id, version, report_drafts.content as draft, revision, changed_at, report_drafts.author_id,
      profiles.full_name as author_name, latest.id as published_id, latest.content as published
    from reports left join report_drafts on report_drafts.id = reports.id
      left join profiles on profiles.id = report_drafts.author_id
      left join report_versions as latest on latest.report_id = reports.id and latest.number = version
    where student_id = ${studentId} and term_id = ${termId} and subject_id = ${subjectId}`.execute(tx);
  const [row] = rows;
  const draft = row?.draft && unsealDraft(tx, { id: row.id, studentId, content: row.draft });
  const published =
    row?.published && unsealVersion(tx, { id: row.published_id ?? '', studentId, content: row.published });
  const { attainment, effort, target, comment, nextStep, language } = draft || published || emptyContent;
  return {
    state: stateOf(row?.version ?? 0, row?.draft != null),
    content: { attainment, effort, target, comment, nextStep, language },
    revision: row?.revision ?? 0,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.author_id ? { id: row.author_id, fullName: row.author_name ?? '' } : null,
    reportId: row?.id ?? null,
  };
}

/** A guardian who may see the student. */
export interface ReportReader {
  studentId: string;
  fullName: string;
  receivesMail: boolean;
}

export async function listReportReaders(tx: Tx, studentIds: readonly string[]): Promise<ReportReader[]> {
  if (studentIds.length === 0) return [];
  const rows = await tx
    .selectFrom('student_guardians')
    .innerJoin('profiles', 'profiles.id', 'guardian_id')
    .select(['student_id as studentId', 'full_name as fullName', 'receives_mail as receivesMail'])
    .where('student_id', 'in', studentIds)
    .where('may_view', '=', true)
    .where('restricted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('added_at')
    .orderBy('guardian_id')
    .execute();
  return rows;
}

const publishedReports = sql`reports join terms on terms.id = term_id join subjects on subjects.id = subject_id
  where reports.version > 0`;

/** Whether the reader has opened the latest version. */
export const isReadBy = (readerId: string) => sql<boolean>`exists (
  select from report_reads join report_versions as latest on latest.id = version_id
  where latest.report_id = reports.id and latest.number = reports.version and reader_id = ${readerId})`;

type ListedRow = Omit<ListedReport, 'grades'> & { versionId: string; content: Buffer };

/** The last term first, and its reports in the order of the subjects. @see core §2 Reports tab */
export async function listReportsOf(tx: PersonTx, studentId: string): Promise<ListedReport[]> {
  const { rows } = await sql<ListedRow>`
    select reports.id, student_id as "studentId", terms.id as "termId", terms.names as term, subjects.names as subject,
      reports.version, reports.published_at as "publishedAt", ${isReadBy(tx.me)} as "isRead",
      latest.id as "versionId", latest.content
    from reports join terms on terms.id = term_id join subjects on subjects.id = subject_id
      join report_versions as latest on latest.report_id = reports.id and latest.number = version
    where student_id = ${studentId}
    order by terms.first_day desc, terms.id, subjects.place, reports.id`.execute(tx);
  return rows.map(({ versionId, content, ...report }) => {
    const published = unsealVersion(tx, { id: versionId, studentId, content });
    return { ...report, grades: published && gradesOf(published) };
  });
}

const gradesOf = ({ names: { attainment, effort } }: PublishedContent) => ({ attainment, effort });

/** Counts reports with a draft that were never published: a discarded draft leaves its report. 0 for guardians. */
export async function countBegunReports(tx: Tx, studentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports join report_drafts using (id)
    where student_id = ${studentId} and reports.version = 0`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Lists reports of the reader's children whose latest version the reader has not opened, by student and term. */
export async function listUnreadReports(tx: PersonTx): Promise<UnreadReports[]> {
  const { rows } = await sql<UnreadReports>`
    select student_id as "studentId", terms.names as term, max(reports.published_at) as "publishedAt",
      json_agg(json_build_object('id', reports.id, 'subject', subjects.names)
        order by reports.published_at desc, subjects.place, reports.id) as reports
    from ${publishedReports} and student_id = any ((select current_children())::uuid[]) and not ${isReadBy(tx.me)}
    group by student_id, terms.id order by "publishedAt" desc, student_id`.execute(tx);
  return rows;
}

interface PublishedRow {
  id: string;
  version: number;
  student_id: string;
  full_name: string;
  student_number: string;
  current_level: string | null;
  class_name: string | null;
}

/** @param number of the version; the latest by default. Null for an unknown report, and for one of somebody else */
export async function findPublishedReport(tx: Tx, id: string, number: number | null): Promise<PublishedReport | null> {
  const { rows } = await sql<PublishedRow>`
    select reports.id, version, student_id, full_name, student_number, current_level, class_name
    from reports join students on students.id = student_id where reports.id = ${id} and version > 0`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const versions = await listVersions(tx, id);
  const shown = versions.find((version) => version.number === (number ?? row.version));
  if (!shown) return null;
  const { content, ...version } = shown;
  return {
    id,
    student: {
      id: row.student_id,
      fullName: row.full_name,
      studentNumber: row.student_number,
      currentLevel: row.current_level,
      className: row.class_name,
    },
    shown: version,
    content: openVersion(tx, { id: shown.id, studentId: row.student_id, content }),
    versions: versions.map(({ content: _, ...each }) => each),
    reads: await listReads(tx, shown.id),
  };
}

async function listVersions(tx: Tx, reportId: string): Promise<(ReportVersion & { content: Buffer })[]> {
  return tx
    .selectFrom('report_versions')
    .leftJoin('profiles', 'profiles.id', 'author_id')
    .select(['report_versions.id', 'number', 'published_at as publishedAt', 'full_name as authorName', 'content'])
    .where('report_id', '=', reportId)
    .orderBy('number', 'desc')
    .execute();
}

async function listReads(tx: Tx, versionId: string): Promise<ReportRead[]> {
  return tx
    .selectFrom('report_reads')
    .leftJoin('profiles', 'profiles.id', 'reader_id')
    .select(['full_name as readerName', 'read_at as readAt'])
    .where('version_id', '=', versionId)
    .orderBy('read_at')
    .execute();
}
