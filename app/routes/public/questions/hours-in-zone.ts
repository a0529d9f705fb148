import { dayAt } from '#i18n/time-in-zone.ts';

export interface Hours {
  /** Day at the school, as `2026-11-23`. */
  day: string;
  /** Milliseconds since 1970. */
  starts: number;
  ends: number;
}

interface Place {
  timeZone: string;
  locale: string;
  /** Adds to a time that the hours start on another day there. */
  onOtherDay: (day: 'nextDay' | 'previousDay', time: string) => string;
}

/** Such as `19:30–20:30`. */
export function hoursInZone({ day, starts, ends }: Hours, { timeZone, locale, onOtherDay }: Place): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = `${format.format(starts)}–${format.format(ends)}`;
  const there = dayAt(new Date(starts), timeZone);
  return there === day ? time : onOtherDay(there > day ? 'nextDay' : 'previousDay', time);
}
