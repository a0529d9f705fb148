import { expect, test } from 'vitest';
import { initialOf } from './avatar-initial.tsx';

test('A name without a letter still has something to show', () => {
  expect(initialOf('')).toBe('·');
  expect(initialOf(' ’-')).toBe('·');
});

test('The initial is a letter, not the space or apostrophe before it', () => {
  expect(initialOf('  ’Alí')).toBe('A');
});

test('A letter with its accent stays whole, however it is encoded', () => {
  expect(initialOf('élodie')).toBe('É');
  expect(initialOf('e\u0301lodie')).toBe('E\u0301');
});

test('Every script gives its own first letter', () => {
  expect(initialOf('محمد')).toBe('م');
  expect(initialOf('王小明')).toBe('王');
  expect(initialOf('निशा')).toBe('नि');
  expect(initialOf('𠮷田')).toBe('𠮷');
});

test('An emoji made of several characters stays one', () => {
  expect(initialOf('👩‍🏫 Ms Hart')).toBe('👩‍🏫');
});
