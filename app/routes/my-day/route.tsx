import { Link } from 'react-router';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarPath } from '../calendar/calendar-items.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { DayLinks } from './day-links.tsx';
import { LessonList } from './lesson-list.tsx';
import { loadDay } from './load-day.server.ts';
import { myDayPath } from './my-day-path.ts';

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadDay(request, context, url.searchParams.get('day'));

/** The lessons that a teacher has on a day. @see PD-67 */
export default function MyDay({ loaderData: { day, today, timeZone, lessons, next } }: Route.ComponentProps) {
  const { dateLocale, t } = useLanguage();
  const said = (of: string) => dateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' })(new Date(of));
  return (
    <PortalPage title={t('teaching.title')} eyebrow={t('teaching.title')} heading={said(day)} width="text">
      <DayLinks day={day} today={today} pathOf={myDayPath} />
      {lessons.length > 0 ? (
        <LessonList lessons={lessons} timeZone={timeZone} />
      ) : (
        <EmptyState icon="clock" level={2} title={t('teaching.none')}>
          {!next && t('teaching.noneSoon')}
        </EmptyState>
      )}
      {next && (
        <section aria-labelledby="next-lessons" className="flex flex-col gap-3">
          <h2 id="next-lessons" className="text-xl">
            <Link to={myDayPath(next.day)} className="text-link">
              {t('teaching.nextDay', { day: said(next.day) })}
            </Link>
          </h2>
          <LessonList lessons={next.lessons} timeZone={timeZone} />
        </section>
      )}
      <p className="text-sm text-ink-soft">{t('teaching.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
      <p className="no-print">
        <Link to={calendarPath()} className="text-link inline-flex min-h-11 items-center">
          {t('portal.calendar')}
        </Link>
      </p>
    </PortalPage>
  );
}
