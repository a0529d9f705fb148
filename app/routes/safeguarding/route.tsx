import { data, href, Link } from 'react-router';
import { parseCursor } from '#features/messages/messages.ts';
import { safeguardingOfficersOnly } from '#http/guards.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { concernPath } from './concern-path.ts';
import { type ListedCase, listCases } from './load-cases.server.ts';

export const middleware: Route.MiddlewareFunction[] = [safeguardingOfficersOnly];
const views = ['open', 'closed'] as const;
const pathOf = (view: (typeof views)[number]) =>
  view === 'open' ? href('/safeguarding') : `${href('/safeguarding')}?show=closed`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const isClosed = searchParams.get('show') === 'closed';
  const cursor = searchParams.get('before');
  const before = cursor === null ? null : parseCursor(cursor);
  if (cursor !== null && before === null) throw data(null, { status: 400 });
  const page = await readForSession(context, (tx) => listCases(tx, { isClosed, before }));
  return { ...page, view: isClosed ? 'closed' : 'open' } as const;
}

/** Reported messages and safeguarding concerns. @see PD-47, PD-75 */
export default function Safeguarding({ loaderData: { items, next, view } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage title={t('safeguarding.title')} lead={t('safeguarding.lead')} width="text">
      <Link to={href('/safeguarding/emergency')} className={buttonClass({}, 'self-start')}>
        {t('emergency.title')}
      </Link>
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
          {items.map((item) => (
            <CaseRow key={item.id} item={item} isOpen={view === 'open'} />
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

function CaseRow({ item, isOpen }: { item: ListedCase; isOpen: boolean }) {
  const t = useTranslate();
  const { id, at, type, isAcknowledged } = item;
  const isUnopened = type === 'report' && !item.wasOpened;
  return (
    <li>
      <Link
        to={type === 'concern' ? concernPath(id) : href('/safeguarding/:reportId', { reportId: id })}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 no-underline hover:bg-ivory focus-visible:-outline-offset-3"
      >
        <span className="min-w-0">
          <span className="block font-[620]">
            {type === 'concern' ? t('safeguarding.concern') : reportTitle(item, t)}
          </span>
          <span className="text-sm text-ink-soft">
            {type === 'concern'
              ? t('safeguarding.reference', { reference: item.reference })
              : t('safeguarding.reportedBy', { name: item.reporterName ?? t('message.formerUser') })}
            {' · '}
            <LocalTime at={at} format="short" />
          </span>
        </span>
        {isOpen && !isAcknowledged ? (
          <Badge tone="clay">{t('safeguarding.notAcknowledged')}</Badge>
        ) : (
          isUnopened && <Badge tone="brass">{t('safeguarding.notOpened')}</Badge>
        )}
      </Link>
    </li>
  );
}

const reportTitle = ({ kind }: Extract<ListedCase, { type: 'report' }>, t: Translate): string =>
  kind ? t(`messageReport.kind.${kind}`) : t('safeguarding.unreadable');
