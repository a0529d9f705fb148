import { printedTermName, printTerm } from '#features/reports/print-report.server.ts';
import { listGrades } from '#features/reports/report-settings.server.ts';
import { levelText } from '#features/students/stages.ts';
import { readForSession } from '#http/session.server.ts';
import type { Route } from './+types/term-pdf.ts';
import { openTerm } from './open-term.server.ts';
import { pdfResponse, readerOf } from './pdf-response.server.ts';

/** The reports of a term as a PDF, for the readers of the page, and with the same receipts. @see PD-50 */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const opened = await openTerm({ request, url, context }, params);
  if (!opened) return Response.json({ error: 'not found' }, { status: 404 });
  const { term } = opened;
  const reader = readerOf({ request, context });
  const grades = (await readForSession(context, listGrades)).filter(({ isArchived }) => !isArchived);
  const printed = { ...reader, term, grades, level: levelText(term.student, reader.t) };
  return pdfResponse(request, printedTermName(printed), () => printTerm(printed, reader.personId));
}
