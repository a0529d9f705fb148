import { useMemo } from 'react';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** Localized formats of numbers, fractions of one and UTC dates (`2026-11-21`). */
export function useFormats() {
  const { dateLocale } = useLanguage();
  return useMemo(() => {
    const number = new Intl.NumberFormat(dateLocale);
    const share = new Intl.NumberFormat(dateLocale, { style: 'percent' });
    const shortDay = dateFormatter(dateLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const longDay = dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      number: (value: number) => number.format(value),
      share: (value: number) => share.format(value),
      shortDay: (day: string) => shortDay(new Date(day)),
      longDay: (day: string) => longDay(new Date(day)),
    };
  }, [dateLocale]);
}
