import { href } from 'react-router';
import type { ReportKey } from '#features/reports/reports.ts';

export function termPath(termId: string): string {
  return `${href('/students/reports')}?${new URLSearchParams({ term: termId })}`;
}

/** Without a subject: the first one to write. */
type EntryKey = Omit<ReportKey, 'subjectId'> & { subjectId?: string | undefined };

export function entryPath({ studentId, termId, subjectId }: EntryKey): string {
  return `${href('/students/reports/:studentId', { studentId })}?${new URLSearchParams({ term: termId, ...(subjectId && { subject: subjectId }) })}`;
}

/** The fragment of the page after `continue`: its first grade takes the focus. */
export const writeFragment = '#write';

/** Path to publish one report, or every draft of the term. */
export function publishPath(termId: string, reportId?: string): string {
  return `${href('/students/reports/publish')}?${new URLSearchParams({ term: termId, ...(reportId && { report: reportId }) })}`;
}
