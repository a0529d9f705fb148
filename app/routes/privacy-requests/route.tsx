import { href, Link } from 'react-router';
import { listRequests } from '#features/privacy-requests/privacy-requests.server.ts';
import { type HandledRequest, requestList } from '#features/privacy-requests/privacy-requests.ts';
import { privacyOfficersOnly } from '#http/guards.server.ts';
import { readForSession } from '#http/session.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { listPath, parseListQuery } from '#platform/lists.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';

export const middleware: Route.MiddlewareFunction[] = [privacyOfficersOnly];
const views = ['open', 'answered'] as const;
type View = (typeof views)[number];

function pathOf(view: View, after: string | null = null): string {
  const query = parseListQuery(requestList, new URLSearchParams({ show: view }));
  return listPath(href('/privacy-requests'), requestList, { ...query, after });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(requestList, url.searchParams);
  const page = await readForSession(context, (tx) => listRequests(tx, query));
  return { ...page, view: query.filters.show ?? 'open', isFirst: query.after === null } as const;
}

/** For the data-protection office and administrators. @see PD-58 */
export default function PrivacyRequests({ loaderData: { items, next, view, isFirst } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
      <PortalTitle>{t('privacyRequests.title')}</PortalTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('privacyRequests.title')}</h1>
        {items.length > 0 && <ExportForm view={view} />}
        <p className="basis-full text-ink-soft">{t('privacyRequests.lead')}</p>
      </div>
      <nav aria-label={t('privacyRequests.show')}>
        <ul className={tabListClass}>
          {views.map((each) => (
            <li key={each}>
              <Link to={pathOf(each)} aria-current={each === view ? 'true' : undefined} className={tabClass}>
                {t(`privacyRequests.view.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <EmptyState icon="shield-check" title={t(`privacyRequests.none.${view}`)} className={cardClass} />
      ) : (
        <ul className={classNames(cardClass, 'divide-y divide-line')}>
          {items.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {(next || !isFirst) && (
        <div className="flex flex-wrap gap-3">
          {!isFirst && <PageLink to={pathOf(view)}>{t('privacyRequests.first')}</PageLink>}
          {next && <PageLink to={pathOf(view, next)}>{t('privacyRequests.more')}</PageLink>}
        </div>
      )}
    </div>
  );
}

/** A native form: the router cannot save a file. */
function ExportForm({ view }: { view: View }) {
  const t = useTranslate();
  return (
    <form method="post" action={href('/privacy-requests/export')}>
      <input type="hidden" name="show" value={view} />
      <Button type="submit" variant="secondary">
        {t('privacyRequests.export')}
      </Button>
    </form>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}

function RequestRow({
  request: { id, kind, person, requestedAt, dueOn, answer, isOverdue },
}: {
  request: HandledRequest;
}) {
  const t = useTranslate();
  return (
    <li>
      <Link
        to={href('/privacy-requests/:requestId', { requestId: id })}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 no-underline hover:bg-ivory focus-visible:-outline-offset-3"
      >
        <span className="min-w-0">
          <span className="block font-[620]">{t(`privacyRequest.kind.${kind}`)}</span>
          <span className="text-sm text-ink-soft">
            <bdi translate="no">{person?.fullName ?? t('message.formerUser')}</bdi>
            {' · '}
            <LocalTime at={requestedAt} format="short" />
          </span>
        </span>
        {answer ? (
          <Badge tone="moss">{t(`privacyAnswer.outcome.${answer.outcome}`)}</Badge>
        ) : (
          <Badge tone={isOverdue ? 'clay' : 'brass'}>
            {t(isOverdue ? 'privacyRequests.overdue' : 'privacyRequests.due')} <CalendarDay day={dueOn} />
          </Badge>
        )}
      </Link>
    </li>
  );
}
