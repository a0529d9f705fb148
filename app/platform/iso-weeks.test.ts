import { expect, test } from 'vitest';
import { addDays } from './calendar-days.ts';
import { mondayOf, weekOf } from './iso-weeks.ts';

test.each([
  ['2026-11-28', '2026-W48'],
  ['2026-11-30', '2026-W49'],
  ['2026-01-01', '2026-W01'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in the week %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
  const monday = mondayOf(week) ?? '';
  expect(new Date(monday).getUTCDay()).toBe(1);
  expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
});

test.each(['', 'W49', '2026-W00', '2026-W54', '2025-W53', '1999-W01', '2026-W1', '2026-11-28', '2026-W49 '])(
  '"%s" is no week',
  (text) => expect(mondayOf(text)).toBeNull(),
);
