import { dateFormatter } from './dates.ts';

/** The day in a time zone, as `2026-11-23`. */
export function dayAt(at: Date, timeZone: string): string {
  return clockIn(at, timeZone).slice(0, 10);
}

/** The moment when clocks in a time zone show this time. Within the hour that a change of clocks skips: an hour later. */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  const guess = new Date(shown - offsetAt(new Date(shown), timeZone));
  return new Date(shown - offsetAt(guess, timeZone));
}

export const isSameClock = (at: Date, zone: string, other: string): boolean => clockIn(at, zone) === clockIn(at, other);

/** In milliseconds, positive east of Greenwich. */
function offsetAt(at: Date, timeZone: string): number {
  return Date.parse(`${clockIn(at, timeZone)}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** `2026-11-23T08:30:00`; Swedish writes dates as ISO 8601 does. */
function clockIn(at: Date, timeZone: string): string {
  return dateFormatter('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })(at).replace(' ', 'T');
}

let deviceZone = { name: '', readAt: Number.NEGATIVE_INFINITY };

/** Read again after a second: a page asks for each time it shows, and a reading takes up to half a millisecond on a phone. */
export function zoneOfDevice(): string {
  if (performance.now() - deviceZone.readAt > 1000) {
    deviceZone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: performance.now() };
  }
  return deviceZone.name;
}
