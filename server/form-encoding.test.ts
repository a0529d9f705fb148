import { expect, test } from 'vitest';
import { isUtf8Form } from './form-encoding.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  'a=%ff',
  'a=%C3',
  'a=%ED%A0%80',
  'a=%C3&b=%A9',
  'a=\xff',
  'a=%E2%82',
  '%80=a',
  'a=%F5%80%80%80',
  'a=%c0%af',
])('A body that is not UTF-8 is rejected: %j', (body) => {
  expect(isUtf8Form(bytes(body))).toBe(false);
});

test.each([
  '',
  'a=b',
  'a=%C3%A9&b=%F0%9F%98%80',
  'a=+%2B',
  'a=%',
  'a=%zz',
  'a=%4',
  'a=%25ff',
  'a=\xc3\xa9',
  'a=%C3\xa9',
])('A body in UTF-8 is accepted: %j', (body) => {
  expect(isUtf8Form(bytes(body))).toBe(true);
});

test('A body of the maximum size is accepted', () => {
  expect(isUtf8Form(bytes(`a=${'%E5%AE%B6'.repeat(29_000)}`))).toBe(true);
});
