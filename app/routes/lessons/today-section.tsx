import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LessonRow } from './lesson-row.tsx';
import type { Today, TodayOfChild } from './load-today.server.ts';
import { OffsetNotices } from './offset-notices.tsx';
import { isChanged, type ShownLesson } from './shown-lessons.ts';
import { useClock } from './use-clock.ts';
import { useReloadAt } from './use-reload-at.ts';

/** The current or next lesson of each child, and the rest of the day. @see PD-67 */
export function TodaySection({ today }: { today: Today }) {
  const t = useTranslate();
  const { day } = useClock(today.zone.timeZone);
  useReloadAt(today.changesAt, today.now);
  const isOneOfSeveral = today.children.length > 1;
  return (
    <section aria-labelledby="today">
      <Card className="max-sm:px-4 max-sm:pt-3 max-sm:pb-2 sm:pt-4 sm:pb-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="today" className="text-xl">
            {t('lessons.today')}
          </h2>
          <p className="me-auto text-sm text-ink-soft">
            {day(today.now)} · {today.zone.name}
          </p>
          {today.hasCalendar && (
            <Link
              to={href('/calendar')}
              className="text-link no-print inline-flex min-h-11 items-center text-sm max-sm:hidden"
            >
              {t('portal.calendar')}
            </Link>
          )}
        </div>
        <OffsetNotices notices={today.notices} />
        <div className={classNames('mt-2 grid gap-x-10 gap-y-3', isOneOfSeveral && 'pane:grid-cols-2')}>
          {today.children.map((child) => (
            <ChildToday key={child.studentId} child={child} isNamed={isOneOfSeveral} today={today} />
          ))}
        </div>
      </Card>
    </section>
  );
}

type ChildTodayProps = { child: TodayOfChild; isNamed: boolean; today: Today };

function ChildToday({ child, isNamed, today: { zone, now, hasCalendar } }: ChildTodayProps) {
  const { fullName, lessons, next, missedSoon } = child;
  const t = useTranslate();
  const { day } = useClock(zone.timeZone);
  // Cancelled lessons before the next one that is held are not collapsed.
  const first = lessons.findIndex(({ isCancelled }) => !isCancelled);
  const [shown, later] = first < 0 ? [lessons, []] : [lessons.slice(0, first + 1), lessons.slice(first + 1)];
  const rows = (listed: readonly ShownLesson[]) => <LessonRows lessons={listed} timeZone={zone.timeZone} now={now} />;
  return (
    <div className="min-w-0">
      {isNamed && (
        <h3 className="font-sans text-sm text-ink-soft wrap-anywhere">
          <bdi translate="no">{fullName}</bdi>
        </h3>
      )}
      {shown.length > 0 && rows(shown)}
      {later.length > 0 && (
        <details className="mt-1">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            {t('lessons.more', { count: later.length })}
            {later.some(isChanged) && <Badge tone="brass">{t('lessons.changed')}</Badge>}
          </summary>
          {rows(later)}
        </details>
      )}
      {first < 0 && (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            {next ? t('lessons.nextOn', { day: day(next.startsAt) }) : t('lessons.noneSoon')}
          </p>
          {next && rows([next])}
        </>
      )}
      {/* Families see them in the calendar. */}
      {!hasCalendar && missedSoon > 0 && (
        <p className="pb-2 text-sm text-ink-soft">{t('lessons.missedSoon', { count: missedSoon })}</p>
      )}
    </div>
  );
}

type LessonRowsProps = { lessons: readonly ShownLesson[]; timeZone: string; now: Date };

function LessonRows({ lessons, timeZone, now }: LessonRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {lessons.map((lesson) => (
        <li key={`${lesson.ruleId} ${lesson.day}`} className="py-2">
          <LessonRow lesson={lesson} timeZone={timeZone} now={now} />
        </li>
      ))}
    </ul>
  );
}
