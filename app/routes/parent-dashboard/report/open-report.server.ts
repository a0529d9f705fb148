import { markReportsRead } from '#features/reports/mark-reports-read.server.ts';
import { findPublishedReport } from '#features/reports/reports.server.ts';
import type { PublishedReport } from '#features/reports/reports.ts';
import { isGuardianOf } from '#features/students/guardians.server.ts';
import { isOpening } from '#http/is-opening.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';

export interface OpenedReport {
  report: PublishedReport;
  isGuardian: boolean;
}

/** Returns null if the reader may not see the report or it does not exist. Records that a guardian opened it. @see R2, R4 */
export async function openReport({ request, url, context }: RequestArgs, idText: string): Promise<OpenedReport | null> {
  const number = versionOf(url);
  const reportId = parseUuid(idText);
  if (reportId === null || number === 0) return null;
  const { report, isGuardian } = await readForSession(context, async (tx) => {
    const found = await findPublishedReport(tx, reportId, number);
    return { report: found, isGuardian: found !== null && (await isGuardianOf(tx, found.student.id)) };
  });
  if (report?.content && isGuardian && isOpening(request))
    await writeForSession(context, (tx) => markReportsRead(tx, [report.shown.id]));
  return report && { report, isGuardian };
}

/** Returns null for the latest version, 0 for a malformed number. */
function versionOf({ searchParams }: URL): number | null {
  const wanted = searchParams.get('version');
  if (wanted === null) return null;
  return /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 0;
}
