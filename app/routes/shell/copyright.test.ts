import { expect, test } from 'vitest';
import { copyrightYears } from './copyright.ts';

test('The copyright notice shows only the first year if the clock is earlier', () => {
  expect(copyrightYears(2024, 2025)).toBe('© 2025');
});

// @see core §9.12
test('The copyright notice shows a single year in the first year', () => {
  expect(copyrightYears(2025, 2025)).toBe('© 2025');
});

// @see core §9.12, content §2.83
test('The copyright notice shows a range from the first year in later years', () => {
  expect(copyrightYears(2027, 2025)).toBe('© 2025–2027');
});
