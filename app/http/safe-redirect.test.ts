import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '#platform/request-context.server.ts';
import { safeRedirect } from './session.server.ts';

const context = new RouterContextProvider();
context.set(servicesContext, { appUrl: new URL('https://school.example') } as Parameters<typeof context.set<never>>[1]);

test.each([
  'https://evil.example/',
  'https:evil.example',
  'HTTPS://school.example/inbox',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'inbox',
  '?redirectTo=/inbox',
  '',
  '/\\\\@evil.example',
  'http://school.example/inbox',
  null,
  undefined,
  7,
  ['/inbox'],
])('A redirect to %j is refused', (requested) => {
  expect(safeRedirect(requested, context)).toBeNull();
});

test.each([
  ['/inbox', '/inbox'],
  ['/inbox?compose=1#top', '/inbox?compose=1#top'],
  ['/parent-dashboard?student=a%20b', '/parent-dashboard?student=a%20b'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/../../inbox', '/inbox'],
  ['/in\r\nbox', '/inbox'],
  ['/.evil.example', '/.evil.example'],
])('A redirect to %j stays on this site', (requested, expected) => {
  expect(safeRedirect(requested, context)).toBe(expected);
});

test.each(['/..//evil.example', '/.//evil.example', '/inbox/..//evil.example', '/%2e%2e//evil.example'])(
  'A redirect to %j, which looks like another site once its dots are resolved, stays on this site',
  (requested) => {
    const target = safeRedirect(requested, context);
    expect(new URL(target ?? '/', 'https://school.example').origin).toBe('https://school.example');
  },
);
