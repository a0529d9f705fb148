import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** Formats times in a zone, and days such as `Sunday 29 March`. */
export function useClock(timeZone: string) {
  const { dateLocale } = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => dateFormatter(dateLocale, { ...options, timeZone });
  return {
    time: format({ timeStyle: 'short' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}
