import { createContext, data, href, Link, useLocation } from 'react-router';
import { nameIn } from '#features/reports/report-settings.ts';
import { getSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { dashboardPath } from '../dashboard-path.ts';
import type { Route } from './+types/route.ts';
import { type OpenedReport, openReport } from './open-report.server.ts';
import styles from './report.css?url';
import { ReportHead } from './report-head.tsx';
import { ReportText } from './report-text.tsx';
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
export function loader({ context }: Route.LoaderArgs) {
  const opened = context.get(openedReport);
  if (!opened) throw data(null, { status: 404 });
  const { report, isGuardian } = opened;
  const { id: studentId } = report.student;
  const isAdministrator = getSession(context).role === 'admin';
  return {
    report: isGuardian ? { ...report, reads: [] } : report,
    seesReads: !isGuardian,
    allReports: isAdministrator
      ? href('/admin-console/students/:studentId', { studentId })
      : dashboardPath({ studentId, tab: 'reports' }),
  };
}

/** The title names neither student nor subject, because titles stay in the browser history. @see PD-49 */
export default function ReportPage({ loaderData: { report, seesReads, allReports } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const { student, shown, content, versions } = report;
  const [latest] = versions;
  return (
    <div className="report-page">
      <PortalTitle>{t('report.heading')}</PortalTitle>
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <BackLink to={allReports}>{t('report.back')}</BackLink>
        <div className="flex flex-wrap gap-3">
          {content && (
            <a href={`${pathname}/pdf${search}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <Icon name="download" />
              {t('report.pdf')}
            </a>
          )}
          <Button variant="secondary" size="small" onClick={() => window.print()} className="scripts-only">
            <Icon name="printer" />
            {t('report.print')}
          </Button>
        </div>
      </div>
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
