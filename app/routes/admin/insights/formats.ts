import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';

/** Numbers, shares of one, and days of UTC (`2026-11-21`) as the reader's language writes them. */
export function useFormats() {
  const { dateLocale } = useLanguage();
  return useMemo(() => {
    const number = new Intl.NumberFormat(dateLocale);
    const share = new Intl.NumberFormat(dateLocale, { style: 'percent' });
    const shortDay = new Intl.DateTimeFormat(dateLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const longDay = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      number: (value: number) => number.format(value),
      share: (value: number) => share.format(value),
      shortDay: (day: string) => shortDay.format(new Date(day)),
      longDay: (day: string) => longDay.format(new Date(day)),
    };
  }, [dateLocale]);
}
