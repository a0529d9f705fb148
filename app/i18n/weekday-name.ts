import { dateFormatter } from './dates.ts';

/** 1 is Monday, 7 is Sunday. */
export const weekdayName = (weekday: number, dateLocale: string): string =>
  // 1 January 2024 was a Monday.
  dateFormatter(dateLocale, { weekday: 'long', timeZone: 'UTC' })(new Date(Date.UTC(2024, 0, weekday)));
