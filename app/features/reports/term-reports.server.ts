import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { Names } from './report-settings.ts';
import { isReadBy } from './reports.server.ts';
import type { TermReport, TermReports } from './reports.ts';
import { openVersion } from './sealed-reports.server.ts';

interface HeadRow {
  full_name: string;
  student_number: string;
  current_level: string | null;
  class_name: string | null;
  term: Names;
  mentor_name: string | null;
}

interface ReportRow {
  id: string;
  subject: Names;
  version_id: string;
  number: number;
  published_at: Date;
  author_name: string | null;
  content: Buffer;
  is_read: boolean;
}

/** Returns null without a published report that the reader may see: also for an unknown student or term. @see R2, PD-50 */
export async function findTermReports(
  tx: PersonTx,
  { studentId, termId }: { studentId: string; termId: string },
): Promise<TermReports | null> {
  const reports = await listTermReports(tx, studentId, termId);
  if (reports.length === 0) return null;
  const { rows } = await sql<HeadRow>`
    select students.full_name, student_number, current_level, class_name, terms.names as term,
      mentor.full_name as mentor_name
    from students join terms on terms.id = ${termId} left join profiles as mentor on mentor.id = academic_mentor_id
    where students.id = ${studentId}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    student: {
      id: studentId,
      fullName: row.full_name,
      studentNumber: row.student_number,
      currentLevel: row.current_level,
      className: row.class_name,
    },
    termId,
    term: row.term,
    mentorName: row.mentor_name,
    reports,
  };
}

async function listTermReports(tx: PersonTx, studentId: string, termId: string): Promise<TermReport[]> {
  const { rows } = await sql<ReportRow>`
    select reports.id, subjects.names as subject, latest.id as version_id, latest.number, latest.published_at,
      author.full_name as author_name, latest.content, ${isReadBy(tx.me)} as is_read
    from reports join subjects on subjects.id = subject_id
      join report_versions as latest on latest.report_id = reports.id and latest.number = version
      left join profiles as author on author.id = latest.author_id
    where student_id = ${studentId} and term_id = ${termId}
    order by subjects.place, reports.id`.execute(tx);
  return rows.map(({ id, subject, version_id, number, published_at, author_name, content, is_read }) => ({
    id,
    subject,
    version: { id: version_id, number, publishedAt: published_at, authorName: author_name },
    isRead: is_read,
    content: openVersion(tx, { id: version_id, studentId, content }),
  }));
}

interface ReportNames {
  studentId: string;
  term: Names;
  /** Null for all reports of the term. */
  subject: Names | null;
}

/** Names a report, or the reports of a student and term; null if the reader may see none of them. */
export async function findReportNames(
  tx: Tx,
  { id, termId, studentId }: { id: string | null; termId: string | null; studentId: string | null },
): Promise<ReportNames | null> {
  if (id === null && (termId === null || studentId === null)) return null;
  const { rows } = await sql<ReportNames>`
    select student_id as "studentId", terms.names as term, case when ${id}::uuid is not null then subjects.names end as subject
    from reports join terms on terms.id = term_id join subjects on subjects.id = subject_id
    where version > 0 and case when ${id}::uuid is not null then reports.id = ${id}
      else term_id = ${termId} and student_id = ${studentId} end
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
