import { data, Link } from 'react-router';
import { listMessageReports } from '../../features/messages/message-reports.server.ts';
import type { ListedMessageReport } from '../../features/messages/message-reports.ts';
import { parseCursor } from '../../features/messages/messages.ts';
import { safeguardingOfficersOnly } from '../../http/guards.server.ts';
import { readForSession } from '../../http/session.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { LocalTime } from '../../i18n/local-time.tsx';
import { servicesContext } from '../../platform/request-context.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { tabClass, tabListClass } from '../../ui/tabs.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { withNamespaces } from '../shell/with-namespaces.ts';
import type { Route } from './+types/route.ts';

export const middleware: Route.MiddlewareFunction[] = [safeguardingOfficersOnly];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespaces('safeguarding')];

const views = ['open', 'closed'] as const;
const pathOf = (view: (typeof views)[number]) => (view === 'open' ? '/safeguarding' : '/safeguarding?show=closed');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const isClosed = searchParams.get('show') === 'closed';
  const cursor = searchParams.get('before');
  const before = cursor === null ? null : parseCursor(cursor);
  if (cursor !== null && before === null) throw data(null, { status: 400 });
  const { keyring } = context.get(servicesContext);
  const page = await readForSession(context, (tx) => listMessageReports(tx, keyring, { isClosed, before }));
  return { ...page, view: isClosed ? 'closed' : 'open' } as const;
}

/** @see PD-47 */
export default function ReportedMessages({ loaderData: { items, next, view } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage title={t('safeguarding.title')} lead={t('safeguarding.lead')} width="text">
      <nav aria-label={t('safeguarding.show')}>
        <ul className={tabListClass}>
          {views.map((each) => (
            <li key={each}>
              <Link to={pathOf(each)} aria-current={each === view ? 'true' : undefined} className={tabClass}>
                {t(`safeguarding.view.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <EmptyState icon="shield-check" title={t(`safeguarding.none.${view}`)} className={cardClass}>
          {view === 'open' && t('safeguarding.none.open.text')}
        </EmptyState>
      ) : (
        <ul className={classNames(cardClass, 'divide-y divide-line')}>
          {items.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      {next && (
        <Link
          to={`${pathOf(view)}${view === 'open' ? '?' : '&'}before=${next}`}
          className={buttonClass({ variant: 'secondary' }, 'self-center')}
        >
          {t('safeguarding.older')}
        </Link>
      )}
    </PortalPage>
  );
}

function ReportRow({ report: { id, kind, reporterName, reportedAt, wasOpened } }: { report: ListedMessageReport }) {
  const t = useTranslate();
  return (
    <li>
      <Link
        to={`/safeguarding/${id}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 no-underline hover:bg-ivory focus-visible:-outline-offset-3"
      >
        <span className="min-w-0">
          <span className="block font-[620]">
            {kind ? t(`messageReport.kind.${kind}`) : t('safeguarding.unreadable')}
          </span>
          <span className="text-sm text-ink-soft">
            {t('safeguarding.reportedBy', { name: reporterName ?? t('message.formerUser') })}
            {' · '}
            <LocalTime at={reportedAt} format="short" />
          </span>
        </span>
        {!wasOpened && <Badge tone="brass">{t('safeguarding.notOpened')}</Badge>}
      </Link>
    </li>
  );
}
