import { listSubjects, listTerms, schoolDay } from '#features/reports/report-settings.server.ts';
import { isTaughtAt, type Subject, type Term, termToReport } from '#features/reports/report-settings.ts';
import { listReportStates } from '#features/reports/reports.server.ts';
import type { ReportProgress, StudentReportStates } from '#features/reports/reports.ts';
import { stageOf } from '#features/students/stages.ts';
import type { Tx } from '#platform/database.server.ts';

/** A report that the reader may write, begun or not. */
export interface ReportEntry {
  subject: Pick<Subject, 'id' | 'names'>;
  state: ReportProgress['state'];
  report: ReportProgress | null;
}

export interface StudentReports extends Pick<StudentReportStates, 'id' | 'fullName' | 'currentLevel' | 'className'> {
  entries: ReportEntry[];
}

export interface TermReports {
  terms: Term[];
  /** Null without terms, or if the wanted one is unknown. */
  term: Term | null;
  isOverdue: boolean;
  students: StudentReports[];
}

/** The reports of the reader's students in one term; by default the one that is reported on. */
export async function loadTermReports(tx: Tx, wanted: string | null): Promise<TermReports> {
  const [terms, today] = [await listTerms(tx), await schoolDay(tx)];
  const term = wanted === null ? termToReport(terms, today) : (terms.find(({ id }) => id === wanted) ?? null);
  const open = terms.filter(({ id, isArchived }) => !isArchived || id === term?.id);
  if (!term) return { terms: open, term, isOverdue: false, students: [] };
  const [subjects, students] = [await listSubjects(tx), await listReportStates(tx, term.id)];
  return {
    terms: open,
    term,
    isOverdue: term.dueOn < today,
    students: students.map(({ reports, ...student }) => ({
      ...student,
      entries: entriesOf(student, reports, subjects),
    })),
  };
}

/** The subjects of the student's stage, and those with a report. */
function entriesOf(
  { currentLevel }: Pick<StudentReportStates, 'currentLevel'>,
  reports: readonly ReportProgress[],
  subjects: readonly Subject[],
): ReportEntry[] {
  const stage = currentLevel === null ? null : stageOf(currentLevel);
  return subjects.flatMap((subject) => {
    const { id, names, isArchived } = subject;
    const report = reports.find(({ subjectId }) => subjectId === id) ?? null;
    if (!report && (isArchived || !isTaughtAt(subject, stage))) return [];
    return [{ subject: { id, names }, state: report?.state ?? 'none', report }];
  });
}
