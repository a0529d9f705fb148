import { expect, it } from 'vitest';
import { directionOf } from './text-direction.ts';

it.each([
  ['Reads well', 'ltr'],
  ['«Reads» تقرأ', 'ltr'],
  ['12. تقرأ جيدًا', 'rtl'],
  ['קורא', 'rtl'],
  ['阅读', 'ltr'],
  ['12 %', 'rtl'],
] as const)('The direction of %j in an Arabic document is %s', (text, direction) => {
  expect(directionOf(text, 'rtl')).toBe(direction);
});
