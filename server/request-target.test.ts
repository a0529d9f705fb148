import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { hasValidHost, publicUrl } from './request-target.ts';

const origin = 'https://school.example';

test.each([
  ['/', `${origin}/`],
  ['/vision?x=1', `${origin}/vision?x=1`],
  ['//evil.example/x', `${origin}//evil.example/x`],
  ['http://evil.example/x?y', `${origin}/x?y`],
  ['HTTPS://evil.example', `${origin}/`],
  ['http://evil.example?x', `${origin}/?x`],
  ['http://user:word@evil.example:1/x', `${origin}/x`],
  ['http:///x', `${origin}/x`],
])('The request target %s becomes %s on the public origin', (target, expected) => {
  expect(publicUrl(target, origin)).toBe(expected);
  expect(new URL(publicUrl(target, origin)).origin).toBe(origin);
});

test.each(['*', 'evil.example:443', 'vision', '', 'ftp://evil.example/'])(
  'The invalid request target %j is returned unchanged',
  (target) => {
    expect(publicUrl(target, origin)).toBe(target);
  },
);

const requestWith = (rawHeaders: string[], httpVersion = '1.1') => ({ rawHeaders, httpVersion }) as IncomingMessage;

test.each([
  'localhost',
  'localhost:3000',
  'school.example',
  '10.0.0.7:80',
  '[::1]:3000',
  '[fe80::1]',
  'a_b.example',
  '',
])('The Host header %j is accepted', (host) => {
  expect(hasValidHost(requestWith(['Accept', '*/*', 'hOsT', host]))).toBe(true);
});

test.each(['a b', 'x/..', 'user@localhost', 'x?y', 'x#y', 'a,b', '[::1', 'x:99999999', '<script>'])(
  'The Host header %j is rejected',
  (host) => {
    expect(hasValidHost(requestWith(['Host', host]))).toBe(false);
  },
);

test('A request with two Host headers, or with none in HTTP/1.1, is rejected', () => {
  expect(hasValidHost(requestWith(['Host', 'a', 'host', 'a']))).toBe(false);
  expect(hasValidHost(requestWith([]))).toBe(false);
  expect(hasValidHost(requestWith([], '1.0'))).toBe(true);
});
