import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { Tx } from '#platform/database.server.ts';
import type { AttainmentHistory, SubjectProgress } from './progress.ts';
import { type Names, nameIn } from './report-settings.ts';
import { unsealVersion } from './sealed-reports.server.ts';

interface VersionRow {
  id: string;
  content: Buffer;
  subject_id: string;
  subject: Names;
  term_id: string;
  term: Names;
  /** Ids of the grades, the highest first. */
  scale: string[];
}

/** Reads the latest versions of the student's published reports; null if there are none. @see PD-49 */
export async function findAttainment(tx: Tx, studentId: string, language: Language): Promise<AttainmentHistory | null> {
  const { rows } = await sql<VersionRow>`
    select report_versions.id, content, subject_id, subjects.names as subject, term_id, terms.names as term,
      (select array_agg(id order by place, id) from grades where scale = 'attainment') as scale
    from reports join report_versions on report_id = reports.id and number = version
      join subjects on subjects.id = subject_id join terms on terms.id = term_id
    where student_id = ${studentId} and version > 0
    order by subjects.place, subject_id, terms.first_day, term_id`.execute(tx);
  const scale = rows[0]?.scale;
  if (!scale) return null;
  const subjects: SubjectProgress[] = [];
  for (const row of rows) {
    const content = unsealVersion(tx, { id: row.id, studentId, content: row.content });
    const place = scale.indexOf(content?.attainment ?? '');
    if (!content || place === -1) continue;
    let last = subjects.at(-1);
    if (last?.subjectId !== row.subject_id) {
      last = { subjectId: row.subject_id, subject: nameIn(row.subject, language), points: [] };
      subjects.push(last);
    }
    const [term, grade] = [nameIn(row.term, language), nameIn(content.names.attainment, language)];
    last.points.push({ termId: row.term_id, term, grade, place });
  }
  return { gradeCount: scale.length, subjects };
}
