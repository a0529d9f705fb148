import { dateFormatter } from './dates.ts';
import { useLanguage } from './language-context.tsx';

/** A day of the calendar, the same in every time zone: `2026-11-21` in the reader's language. */
export function CalendarDay({ day }: { day: string }) {
  const { dateLocale } = useLanguage();
  const said = dateFormatter(dateLocale, { dateStyle: 'medium', timeZone: 'UTC' })(new Date(day));
  return <time dateTime={day}>{said}</time>;
}
