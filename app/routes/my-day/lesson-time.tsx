import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';

interface LessonTimeProps {
  startsAt: Date;
  endsAt: Date;
  /** Of the reader. */
  timeZone: string;
  /** Of the course. */
  courseZone: string;
}

/** `09:30 – 10:15`, and the time of the course if its clocks show another one. */
export function LessonTime({ startsAt, endsAt, timeZone, courseZone }: LessonTimeProps) {
  const { dateLocale, t } = useLanguage();
  const clockIn = (zone: string, at: Date) => dateFormatter(dateLocale, { timeStyle: 'short', timeZone: zone })(at);
  const ofCourse = clockIn(courseZone, startsAt);
  return (
    <>
      <time dateTime={startsAt.toISOString()} className="whitespace-nowrap tabular-nums">
        {clockIn(timeZone, startsAt)} – {clockIn(timeZone, endsAt)}
      </time>
      {ofCourse !== clockIn(timeZone, startsAt) && (
        <span className="block text-sm text-ink-soft">
          {t('teaching.courseTime', { time: ofCourse, zone: courseZone.replaceAll('_', ' ') })}
        </span>
      )}
    </>
  );
}
