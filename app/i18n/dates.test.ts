import { expect, it, vi } from 'vitest';
import { languages } from '#content/languages.ts';
import { dateFormatter } from './dates.ts';

const first = new Date('2026-03-01T11:05:00Z');
const eleventh = new Date('2026-03-11T11:05:00Z');
const styles: Intl.DateTimeFormatOptions[] = [
  { month: 'short', day: 'numeric' },
  { dateStyle: 'medium' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'full' },
];
const written = (locale: string, at: Date) =>
  styles.map((style) => dateFormatter(locale, { ...style, timeZone: 'UTC' })(at));

it('French dates contain 1er for the first day of a month only', () => {
  expect(written(languages.fr.dateLocale, first)).toEqual([
    '1er mars',
    '1er mars 2026',
    '1er mars 2026 à 11:05',
    'dimanche 1er mars 2026',
  ]);
  expect(written(languages.fr.dateLocale, eleventh)).toEqual([
    '11 mars',
    '11 mars 2026',
    '11 mars 2026 à 11:05',
    'mercredi 11 mars 2026',
  ]);
});

it('Arabic dates name the month, and a time is not broken', () => {
  expect(written(languages.ar.dateLocale, eleventh)).toEqual([
    '11 مارس',
    '11 مارس 2026',
    '11 مارس 2026 في 11:05\u00a0ص',
    'الأربعاء، 11 مارس 2026',
  ]);
  const short = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  expect(dateFormatter(languages.ar.dateLocale, short)(eleventh)).toBe('11 مارس 2026 في 11:05\u00a0ص');
});

it('English dates are in British order', () => {
  expect(written(languages.en.dateLocale, first).slice(1)).toEqual([
    '1 Mar 2026',
    '1 March 2026 at 11:05',
    'Sunday, 1 March 2026',
  ]);
});

it('A formatter is created once for all dates of a page', () => {
  const created = vi.spyOn(Intl, 'DateTimeFormat');
  for (let day = 1; day <= 28; day++)
    dateFormatter('en-GB', { dateStyle: 'full', timeZone: 'Asia/Shanghai' })(new Date(2026, 1, day));
  expect(created).toHaveBeenCalledTimes(1);
  created.mockRestore();
});
