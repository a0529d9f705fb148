import { type Language, languages } from '#content/languages.ts';
import { currencies, taughtLanguages, weekdays } from '#features/school-facts/school-facts.ts';
import { addDays } from '#platform/calendar-days.ts';

export interface FactChoices {
  currencies: { value: string; name: string }[];
  languages: { value: string; name: string }[];
  weekdays: { value: (typeof weekdays)[number]; name: string }[];
}

/** Named on the server: browsers know other names than Node.js. */
export function choicesIn(language: Language): FactChoices {
  const locale = languages[language].dateLocale;
  const named = (values: readonly string[], type: 'currency' | 'language') => {
    const names = new Intl.DisplayNames(locale, { type });
    return values.map((value) => ({ value, name: names.of(value) ?? value }));
  };
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    currencies: named(currencies, 'currency'),
    languages: named(taughtLanguages, 'language'),
    weekdays: weekdays.map((value, index) => ({ value, name: dayName.format(new Date(addDays(aMonday, index))) })),
  };
}

const aMonday = '2026-11-23';
