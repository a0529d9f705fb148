import { addDays } from './calendar-days.ts';

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The week of a day as ISO 8601 names it, such as `2026-W49`: that of its Thursday. */
export function weekOf(day: string): string {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const daysBefore = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return `${year}-W${String(Math.floor(daysBefore / 7) + 1).padStart(2, '0')}`;
}

/** The Monday of a week of this century; null for other text and for a week that the year does not have. */
export function mondayOf(week: string): string | null {
  const [, year, number] = /^(20\d\d)-W(\d\d)$/.exec(week) ?? [];
  if (!year) return null;
  const inFirstWeek = `${year}-01-04`;
  const monday = addDays(inFirstWeek, 1 - weekdayOf(inFirstWeek) + 7 * (Number(number) - 1));
  return weekOf(monday) === week ? monday : null;
}
