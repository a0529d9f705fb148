import { expect, test } from 'vitest';
import { parseRevision } from './revision.ts';

test('A revision is a whole number of at most nine digits', () => {
  expect(['0', '17', '999999999'].map(parseRevision)).toEqual([0, 17, 999_999_999]);
});

test('A missing or malformed revision is null', () => {
  for (const text of [null, undefined, '', ' 1', '-1', '1.5', '1e3', '1234567890'])
    expect(parseRevision(text), String(text)).toBeNull();
});
