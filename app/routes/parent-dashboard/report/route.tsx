import { createContext, data, Link, useLocation } from 'react-router';
import { markReportRead } from '../../../features/reports/mark-report-read.server.ts';
import { nameIn } from '../../../features/reports/report-settings.ts';
import { findPublishedReport } from '../../../features/reports/reports.server.ts';
import type { PublishedReport } from '../../../features/reports/reports.ts';
import { isGuardianOf } from '../../../features/students/guardians.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { person, writeAs } from '../../../platform/database.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BackLink } from '../../admin/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { dashboardPath } from '../dashboard-path.ts';
import type { Route } from './+types/route.ts';
import styles from './report.css?url';
import { ReportHead } from './report-head.tsx';
import { ReportText } from './report-text.tsx';
import { Versions } from './versions.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('reports')];
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const openedReport = createContext<{ report: PublishedReport; isGuardian: boolean } | null>(null);

/**
 * Opens the report before any loader runs, so that the dashboard in the same response is up to date. The receipt is only
 * written for guardians, and not on prefetch.
 * @see R4
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params }, next) => {
    const { reportId = '' } = params;
    const number = versionOf(new URL(request.url));
    if (!isUuid(reportId) || number === 0) return next();
    const { personId } = getSession(context);
    const { keyring } = context.get(servicesContext);
    const found = await readForSession(context, async (tx) => {
      const report = await findPublishedReport(tx, keyring, reportId, number);
      return { report, isGuardian: report !== null && (await isGuardianOf(tx, report.student.id, personId)) };
    });
    const { report, isGuardian } = found;
    if (report?.content && isGuardian && request.method === 'GET' && !isPrefetch(request))
      await writeAs(person(personId), (tx) => markReportRead(tx, report.shown.id, personId));
    context.set(openedReport, report && { report, isGuardian });
    return next();
  },
];

const isPrefetch = (request: Request) => request.headers.get('sec-purpose')?.includes('prefetch') === true;

/** Null for the latest version, 0 for a malformed number. */
function versionOf({ searchParams }: URL): number | null {
  const wanted = searchParams.get('version');
  if (wanted === null) return null;
  return /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 0;
}

/** Somebody else's report and an unknown id get the same 404. @see R2 */
export function loader({ context }: Route.LoaderArgs) {
  const opened = context.get(openedReport);
  if (!opened) throw data(null, { status: 404 });
  const { report, isGuardian } = opened;
  return { report: isGuardian ? { ...report, reads: [] } : report, seesReads: !isGuardian };
}

/** The title names neither student nor subject, because titles stay in the browser history. @see PD-49 */
export default function ReportPage({ loaderData: { report, seesReads } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { pathname } = useLocation();
  const { student, shown, content, versions } = report;
  const [latest] = versions;
  return (
    <div className="report-page">
      <PortalTitle>{t('report.heading')}</PortalTitle>
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <BackLink to={dashboardPath({ studentId: student.id, tab: 'reports' })}>{t('report.back')}</BackLink>
        <Button variant="secondary" size="small" onClick={() => window.print()} className="scripts-only">
          <Icon name="printer" />
          {t('report.print')}
        </Button>
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
