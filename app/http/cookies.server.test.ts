import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '#platform/request-context.server.ts';
import { cookiesFor, readCookie, writeCookie } from './cookies.server.ts';

function cookiesAt(origin: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, { appUrl: new URL(origin) } as Parameters<typeof context.set<never>>[1]);
  return cookiesFor(context);
}

const requestWith = (cookie: string) => new Request('https://school.example/', { headers: { cookie } });

// @see cookie-policy 3.1, cookie-policy 3.2
test('The session cookie over https has the prefix __Host- and is Secure, HttpOnly and SameSite=Lax', () => {
  const written = writeCookie(cookiesAt('https://school.example').session, 'token');
  expect(written.split('; ')).toEqual([
    '__Host-session=token',
    'Path=/',
    'SameSite=Lax',
    'Max-Age=604800',
    'HttpOnly',
    'Secure',
  ]);
  expect(written).not.toContain('Domain');
});

// @see cookie-policy 3.1, cookie-policy 3.2
test('The device cookie over https has the prefix __Host-, is Secure, HttpOnly and SameSite=Lax, and lasts a year', () => {
  expect(writeCookie(cookiesAt('https://school.example').device, 'token').split('; ')).toEqual([
    '__Host-device=token',
    'Path=/',
    'SameSite=Lax',
    'Max-Age=31536000',
    'HttpOnly',
    'Secure',
  ]);
  expect(writeCookie(cookiesAt('http://localhost:3000').device, 'token')).toMatch(/^device=token;.*HttpOnly$/);
});

// @see cookie-policy 3.1, cookie-policy 3.2
test('The cookie of a pending second factor has the prefix __Host-, is Secure, HttpOnly and SameSite=Lax, and lasts ten minutes', () => {
  expect(writeCookie(cookiesAt('https://school.example').pendingSignIn, 'token')).toBe(
    '__Host-pendingSignIn=token; Path=/; SameSite=Lax; Max-Age=600; HttpOnly; Secure',
  );
});

// @see cookie-policy 3.1, cookie-policy 3.2
test('The cookie of a challenge for a passkey has the prefix __Host-, is Secure, HttpOnly and SameSite=Strict, and lasts five minutes', () => {
  expect(writeCookie(cookiesAt('https://school.example').passkeySignIn, 'token')).toBe(
    '__Host-passkeySignIn=token; Path=/; SameSite=Strict; Max-Age=300; HttpOnly; Secure',
  );
});

test('The session cookie without https has no prefix and is not Secure, because browsers would reject it', () => {
  const written = writeCookie(cookiesAt('http://localhost:3000').session, 'token');
  expect(written).toMatch(/^session=token;.*HttpOnly$/);
});

// @see cookie-policy 3.1, cookie-policy 3.2
test('The language and consent cookies are not HttpOnly, because scripts read them', () => {
  const { language, consent } = cookiesAt('https://school.example');
  expect(writeCookie(language, 'ar')).toBe('__Host-language=ar; Path=/; SameSite=Lax; Max-Age=31536000; Secure');
  expect(writeCookie(consent, 'essential.-.-')).not.toContain('HttpOnly');
});

test('An empty value removes a cookie', () => {
  expect(writeCookie(cookiesAt('https://school.example').toast, '')).toContain(
    '__Host-toast=; Path=/; SameSite=Lax; Max-Age=0',
  );
});

test('Characters that would end a cookie or start a header are encoded, and decoded when read', () => {
  const { toast } = cookiesAt('http://localhost:3000');
  const value = '{"a":"ü; Path=/x\r\nSet-Cookie: y=1"}';
  const written = writeCookie(toast, value);
  expect(written).not.toMatch(/[\r\n]|Path=\/x/);
  expect(readCookie(requestWith(written.split(';')[0] ?? ''), toast)).toBe(value);
});

test.each([
  ['no cookie', '', null],
  ['a cookie of another name', 'my-session=x', null],
  ['a cookie whose name only ends the same', 'xsession=x', null],
  ['a value that cannot be decoded', 'session=%E0%A4%A', null],
  ['an empty value', 'session=', ''],
  ['an equals sign in the value', 'session=a=b', 'a=b'],
  ['other cookies', 'a=1; session=token; b=2', 'token'],
  ['other cookies without spaces', 'a=1;session=token;b=2', 'token'],
])('The session cookie is read from a request with %s', (_, header, expected) => {
  expect(readCookie(requestWith(header), cookiesAt('http://localhost:3000').session)).toBe(expected);
});
