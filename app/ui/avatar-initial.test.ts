import { expect, test } from 'vitest';
import { initialOf } from './avatar-initial.tsx';

test('The initial of a name without a letter is a dot', () => {
  expect(initialOf('')).toBe('·');
  expect(initialOf(' ’-')).toBe('·');
});

test('The initial is a letter, not the space or apostrophe before it', () => {
  expect(initialOf('  ’Alí')).toBe('A');
});

test('The initial includes its accent, composed or decomposed', () => {
  expect(initialOf('élodie')).toBe('É');
  expect(initialOf('e\u0301lodie')).toBe('E\u0301');
});

// @see core §2.28
test('The initial is the first letter in every script', () => {
  expect(initialOf('محمد')).toBe('م');
  expect(initialOf('王小明')).toBe('王');
  expect(initialOf('निशा')).toBe('नि');
  expect(initialOf('𠮷田')).toBe('𠮷');
});

test('The initial may be an emoji of several code points', () => {
  expect(initialOf('👩‍🏫 Ms Hart')).toBe('👩‍🏫');
});
