import { expect, test } from 'vitest';
import { hoursInZone } from './hours-in-zone.ts';

const evening = {
  day: '2026-11-23',
  starts: Date.parse('2026-11-23T17:00Z'),
  ends: Date.parse('2026-11-23T19:30Z'),
};
const onOtherDay = (day: string, time: string) => `${time} ${day}`;

test.each([
  ['Europe/London', '17:00–19:30'],
  ['Asia/Kolkata', '22:30–01:00'],
  ['Asia/Tokyo', '02:00–04:30 nextDay'],
  ['Pacific/Honolulu', '07:00–09:30'],
])('Hours in %s', (timeZone, shown) => {
  expect(hoursInZone(evening, { timeZone, locale: 'en-GB', onOtherDay })).toBe(shown);
});

test('Hours that begin on the day before are named', () => {
  const night = { ...evening, starts: Date.parse('2026-11-23T02:00Z'), ends: Date.parse('2026-11-23T04:00Z') };
  const shown = hoursInZone(night, { timeZone: 'America/New_York', locale: 'en-GB', onOtherDay });
  expect(shown).toBe('21:00–23:00 previousDay');
});
