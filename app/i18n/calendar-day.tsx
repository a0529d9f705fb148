import { dateFormatter } from './dates.ts';
import { useLanguage } from './language-context.tsx';

export function CalendarDay({ day }: { day: string }) {
  const { dateLocale } = useLanguage();
  const said = dateFormatter(dateLocale, { dateStyle: 'medium', timeZone: 'UTC' })(new Date(day));
  return <time dateTime={day}>{said}</time>;
}
