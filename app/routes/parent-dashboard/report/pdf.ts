import { href, redirect } from 'react-router';
import { printedName, printReport } from '#features/reports/print-report.server.ts';
import { levelText } from '#features/students/stages.ts';
import type { Route } from './+types/pdf.ts';
import { openReport } from './open-report.server.ts';
import { pdfResponse, readerOf } from './pdf-response.server.ts';

/** The report of the page as a PDF, for the same readers, and with the same receipt. @see PD-50 */
export async function loader({ request, url, context, params: { reportId } }: Route.LoaderArgs) {
  const opened = await openReport({ request, url, context }, reportId);
  if (!opened) return Response.json({ error: 'not found' }, { status: 404 });
  const { report } = opened;
  const { content } = report;
  if (!content) throw redirect(href('/parent-dashboard/reports/:reportId', { reportId: report.id }), 303);
  const reader = readerOf({ request, context });
  const printed = { ...reader, report, content, level: levelText(report.student, reader.t) };
  return pdfResponse(request, printedName(printed), () => printReport(printed, reader.personId));
}
