import { markReportsRead } from '#features/reports/mark-reports-read.server.ts';
import type { TermReports } from '#features/reports/reports.ts';
import { findTermReports } from '#features/reports/term-reports.server.ts';
import { isGuardianOf } from '#features/students/guardians.server.ts';
import { isOpening } from '#http/is-opening.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';

export interface OpenedTerm {
  term: TermReports;
  isGuardian: boolean;
}

/** Returns null if the reader may see no report of the term. Records that a guardian opened its reports. @see R2, R4 */
export async function openTerm(
  { request, context }: RequestArgs,
  ids: { studentId?: string; termId?: string },
): Promise<OpenedTerm | null> {
  const [studentId, termId] = [parseUuid(ids.studentId), parseUuid(ids.termId)];
  if (studentId === null || termId === null) return null;
  const { term, isGuardian } = await readForSession(context, async (tx) => {
    const found = await findTermReports(tx, { studentId, termId });
    return { term: found, isGuardian: found !== null && (await isGuardianOf(tx, studentId)) };
  });
  if (!term) return null;
  const unread = term.reports.filter(({ isRead, content }) => !isRead && content !== null);
  if (isGuardian && unread.length > 0 && isOpening(request)) {
    const versionIds = unread.map(({ version }) => version.id);
    await writeForSession(context, (tx) => markReportsRead(tx, versionIds));
  }
  return { term, isGuardian };
}
