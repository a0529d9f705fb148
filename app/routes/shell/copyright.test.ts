import { expect, test } from 'vitest';
import { copyrightYears } from './copyright.ts';

test('A clock before the first year shows the first year alone', () => {
  expect(copyrightYears(2024, 2025)).toBe('© 2025');
});

test('The first year stands alone', () => {
  expect(copyrightYears(2025, 2025)).toBe('© 2025');
});

test('Later years make a range from the first', () => {
  expect(copyrightYears(2027, 2025)).toBe('© 2025–2027');
});
