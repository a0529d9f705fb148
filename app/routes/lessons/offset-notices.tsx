import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ShownOffsetNotice } from './load-today.server.ts';
import { useClock } from './use-clock.ts';

/** @see PD-67 */
export function OffsetNotices({ notices }: { notices: readonly ShownOffsetNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {notices.map((notice) => (
        <li key={`${notice.day} ${notice.minutes}`} className="flex gap-2 text-sm">
          <Icon name="clock" className="mt-0.5 size-4.5 shrink-0 text-brass" />
          <OffsetText notice={notice} />
        </li>
      ))}
    </ul>
  );
}

function OffsetText({ notice: { day, minutes, courses } }: { notice: ShownOffsetNotice }) {
  const { dateLocale, t } = useLanguage();
  const said = {
    duration: useDuration(Math.abs(minutes)),
    // A day of the calendar has no zone.
    day: useClock('UTC').day(new Date(day)),
  };
  const direction = minutes > 0 ? 'later' : 'earlier';
  if (courses === null) return <span>{t(`lessons.offset.${direction}`, said)}</span>;
  const names = new Intl.ListFormat(dateLocale, { type: 'conjunction' }).format(courses);
  return <span>{t(`lessons.offset.${direction}.some`, { ...said, courses: names })}</span>;
}

function useDuration(minutes: number): string {
  const t = useTranslate();
  if (minutes === 30) return t('lessons.duration.halfHour');
  if (minutes % 60 === 0) return t('lessons.duration.hours', { count: minutes / 60 });
  return t('lessons.duration.minutes', { count: minutes });
}
