import { expect, it } from 'vitest';
import { dayAt, momentAt } from './time-in-zone.ts';

it.each([
  ['2026-11-23', '09:00', 'Europe/London', '2026-11-23T09:00:00.000Z'],
  ['2026-07-01', '09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-11-23', '09:00', 'Asia/Dubai', '2026-11-23T05:00:00.000Z'],
  ['2026-11-23', '23:30', 'America/New_York', '2026-11-24T04:30:00.000Z'],
  ['2026-03-29', '00:30', 'Europe/London', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '03:00', 'Europe/London', '2026-10-25T03:00:00.000Z'],
])('On %s clocks show %s in %s at %s', (day, time, timeZone, moment) => {
  expect(momentAt(day, time, timeZone).toISOString()).toBe(moment);
});

it('The day of a moment depends on the time zone', () => {
  const at = new Date('2026-11-23T22:00:00Z');
  expect(dayAt(at, 'America/New_York')).toBe('2026-11-23');
  expect(dayAt(at, 'Asia/Dubai')).toBe('2026-11-24');
});
