import { href, redirect } from 'react-router';
import { printedName, printReport } from '#features/reports/print-report.server.ts';
import { levelText } from '#features/students/stages.ts';
import { dispositionOf } from '#http/content-disposition.ts';
import { languageOf } from '#http/language.server.ts';
import { getSession } from '#http/session.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { QueueFullError } from '#platform/semaphore.server.ts';
import type { Route } from './+types/pdf.ts';
import { crest } from './crest.server.ts';
import { openReport } from './open-report.server.ts';

/** The report of the page as a PDF, for the same readers, and with the same receipt. @see PD-50 */
export async function loader({ request, url, context, params: { reportId } }: Route.LoaderArgs) {
  const opened = await openReport({ request, url, context }, reportId);
  if (!opened) return Response.json({ error: 'not found' }, { status: 404 });
  const { report } = opened;
  const { content } = report;
  if (!content) throw redirect(href('/parent-dashboard/reports/:reportId', { reportId: report.id }), 303);
  const language = languageOf(request, context);
  const t = translateInto(language);
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': dispositionOf('attachment', printedName({ content, language, t })),
    'Cache-Control': 'private, no-store',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const { personId, timeZone } = getSession(context);
  const level = levelText(report.student, t);
  try {
    const pdf = await printReport({ report, content, language, t, level, timeZone, crest }, personId);
    return new Response(pdf, { headers });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return Response.json({ error: 'busy' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
