import { href, Link } from 'react-router';
import { readForSession } from '#http/session.server.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { OffsetNotices } from '../lessons/offset-notices.tsx';
import { readerOf } from '../lessons/show-lessons.server.ts';
import { useReloadAt } from '../lessons/use-reload-at.ts';
import { otherSchoolPath } from '../other-school/other-school-form.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import sheet from './calendar.css?url';
import { calendarPath } from './calendar-items.ts';
import { type Calendar, loadCalendar } from './load-calendar.server.ts';
import { Week } from './week.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  return readForSession(context, (tx) => loadCalendar(tx, url.searchParams, readerOf(request, context)));
}

/** @see PD-67 */
export default function CalendarPage({ loaderData: calendar }: Route.ComponentProps) {
  const { days, items, now, changesAt, zone, notices } = calendar;
  const t = useTranslate();
  useReloadAt(changesAt, now);
  return (
    <PortalPage
      title={t('portal.calendar')}
      lead={
        <>
          <DayRange first={days[0] ?? ''} last={days[6] ?? ''} /> · {zone.name}
        </>
      }
      width="table"
    >
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <Weeks calendar={calendar} />
        {calendar.children.length > 1 && <Children calendar={calendar} />}
      </div>
      <OffsetNotices notices={notices} />
      {items.length > 0 ? (
        <Week calendar={calendar} />
      ) : (
        <EmptyState icon="calendar-days" level={2} title={t('calendar.empty')} className={cardClass}>
          {t('calendar.empty.text')}
        </EmptyState>
      )}
      {calendar.children.length > 0 && <OtherSchoolLinks calendar={calendar} />}
      <p className="no-print">
        <Link to={href('/account/calendars')} className="text-link inline-flex min-h-11 items-center">
          {t('calendar.subscribe')}
        </Link>
      </p>
    </PortalPage>
  );
}

function OtherSchoolLinks({ calendar: { children } }: { calendar: Calendar }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="other-school" className="no-print">
      <h2 id="other-school" className="text-lg">
        {t('otherSchool.title')}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {children.map(({ id, fullName }) => (
          <li key={id}>
            <Link to={otherSchoolPath(id)} className="text-link inline-flex min-h-11 items-center">
              <bdi translate="no">{fullName}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Weeks({ calendar: { week, child } }: { calendar: Calendar }) {
  const t = useTranslate();
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav aria-label={t('calendar.weeks')} className="flex flex-wrap gap-2">
      <Link to={calendarPath({ week: week.previous, child })} className={look}>
        <Icon name="chevron-left" className="mirrored" />
        {t('calendar.previous')}
      </Link>
      <Link to={calendarPath({ child })} className={look}>
        {t('calendar.thisWeek')}
      </Link>
      <Link to={calendarPath({ week: week.next, child })} className={look}>
        {t('calendar.next')}
        <Icon name="chevron-right" className="mirrored" />
      </Link>
    </nav>
  );
}

function Children({ calendar: { children, child, week } }: { calendar: Calendar }) {
  const t = useTranslate();
  const choices = [{ id: null, fullName: t('calendar.allChildren') }, ...children];
  return (
    <nav aria-label={t('calendar.children')}>
      <ul className="flex flex-wrap gap-x-5">
        {choices.map(({ id, fullName }) => (
          <li key={id}>
            <Link
              to={calendarPath({ week: week.current, child: id })}
              aria-current={id === child ? 'true' : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current]:font-[620] aria-[current]:no-underline"
            >
              <bdi translate={id === null ? undefined : 'no'}>{fullName}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
