import { createContext, data, href, Link, useLocation } from 'react-router';
import { nameIn } from '#features/reports/report-settings.ts';
import { findMentorToAsk } from '#features/students/students.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { allReportsPath } from './all-reports-path.server.ts';
import { type OpenedReport, openReport } from './open-report.server.ts';
import styles from './report.css?url';
import { ReportHead } from './report-head.tsx';
import { ReportText } from './report-text.tsx';
import { ReportTools } from './report-tools.tsx';
import { Versions } from './versions.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const openedReport = createContext<OpenedReport | null>(null);

/** Opens the report before any loader runs, so that the dashboard in the same response is up to date. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context, params: { reportId = '' } }, next) => {
    context.set(openedReport, await openReport({ request, url, context }, reportId));
    return next();
  },
];

/** Somebody else's report and an unknown id get the same 404. @see R2 */
export async function loader({ context }: Route.LoaderArgs) {
  const opened = context.get(openedReport);
  if (!opened) throw data(null, { status: 404 });
  const { report, isGuardian } = opened;
  const { id: studentId } = report.student;
  const mentor = isGuardian ? await readForSession(context, (tx) => findMentorToAsk(tx, studentId)) : null;
  return {
    report: isGuardian ? { ...report, reads: [] } : report,
    seesReads: !isGuardian,
    allReports: allReportsPath(context, studentId),
    ask: mentor && `${href('/inbox')}?compose&to=${mentor.id}&report=${report.id}`,
  };
}

/** The title names neither student nor subject, because titles stay in the browser history. @see PD-49 */
export default function ReportPage({ loaderData: { report, seesReads, allReports, ask } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const { student, shown, content, versions } = report;
  const [latest] = versions;
  return (
    <div className="report-page">
      <PortalTitle>{t('report.heading')}</PortalTitle>
      <ReportTools {...{ allReports, ask }} pdf={content && `${pathname}/pdf${search}`} askText="report.ask" />
      {latest && latest.number !== shown.number && (
        <p role="note" className="rounded-lg border border-clay/30 bg-clay-tint p-4">
          {t('report.isOld')}{' '}
          <Link to={pathname} className="text-link no-print">
            {t('report.showLatest')}
          </Link>
        </p>
      )}
      <article
        aria-labelledby="report-title"
        className={classNames(cardClass, 'report print:border-0 print:shadow-none')}
      >
        <ReportHead
          student={student}
          shown={shown}
          term={content && nameIn(content.names.term, language)}
          subject={content ? nameIn(content.names.subject, language) : t('report.heading')}
        />
        {content ? <ReportText content={content} /> : <p className="text-clay">{t('report.unreadable')}</p>}
      </article>
      <Versions report={report} seesReads={seesReads} />
    </div>
  );
}
