import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '../platform/request-context.server.ts';
import { cookiesFor, readCookie, readRenamedCookie, writeCookie } from './cookies.server.ts';

function cookiesAt(origin: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, { appUrl: new URL(origin) } as Parameters<typeof context.set<never>>[1]);
  return cookiesFor(context);
}

const asking = (cookie: string) => new Request('https://school.example/', { headers: { cookie } });

test('Over https the session cookie is __Host-, Secure, HttpOnly and Lax, for the whole site and no other', () => {
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

test('Over https the device cookie is __Host-, Secure, HttpOnly and Lax, and is kept for a year', () => {
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

test('Over https the cookie of a sign-in that waits for its second factor is __Host-, Secure, HttpOnly and Lax, for ten minutes', () => {
  expect(writeCookie(cookiesAt('https://school.example').pendingSignIn, 'token')).toBe(
    '__Host-pendingSignIn=token; Path=/; SameSite=Lax; Max-Age=600; HttpOnly; Secure',
  );
});

test('On localhost without https it is neither, or browsers would not keep it', () => {
  const written = writeCookie(cookiesAt('http://localhost:3000').session, 'token');
  expect(written).toMatch(/^session=token;.*HttpOnly$/);
});

test('What scripts mirror they can read: language and consent are not HttpOnly', () => {
  const { language, consent } = cookiesAt('https://school.example');
  expect(writeCookie(language, 'ar')).toBe('__Host-language=ar; Path=/; SameSite=Lax; Max-Age=31536000; Secure');
  expect(writeCookie(consent, 'essential.-.-')).not.toContain('HttpOnly');
});

test('An empty value removes a cookie', () => {
  expect(writeCookie(cookiesAt('https://school.example').toast, '')).toContain(
    '__Host-toast=; Path=/; SameSite=Lax; Max-Age=0',
  );
});

test('Characters that would end a cookie or begin a header are encoded, and come back', () => {
  const { toast } = cookiesAt('http://localhost:3000');
  const value = '{"a":"ü; Path=/x\r\nSet-Cookie: y=1"}';
  const written = writeCookie(toast, value);
  expect(written).not.toMatch(/[\r\n]|Path=\/x/);
  expect(readCookie(asking(written.split(';')[0] ?? ''), toast)).toBe(value);
});

test('A choice stored without the prefix is read and renamed, unless a prefixed one is there', () => {
  const { language } = cookiesAt('https://school.example');
  expect(readRenamedCookie(asking('language=fr'), language)).toEqual({
    value: 'fr',
    headers: [
      ['Set-Cookie', '__Host-language=fr; Path=/; SameSite=Lax; Max-Age=31536000; Secure'],
      ['Set-Cookie', 'language=; Path=/; SameSite=Lax; Max-Age=0; Secure'],
    ],
  });
  expect(readRenamedCookie(asking('language=fr; __Host-language=ar'), language)).toEqual({ value: 'ar', headers: [] });
  expect(readRenamedCookie(asking('a=b'), language)).toEqual({ value: null, headers: [] });
  const plain = cookiesAt('http://localhost:3000').language;
  expect(readRenamedCookie(asking('language=fr'), plain)).toEqual({ value: 'fr', headers: [] });
});

test.each([
  ['none', '', null],
  ['one of another name', 'my-session=x', null],
  ['one whose name ends alike', 'xsession=x', null],
  ['one that cannot be decoded', 'session=%E0%A4%A', null],
  ['an empty one', 'session=', ''],
  ['one with an equals sign', 'session=a=b', 'a=b'],
  ['one among others', 'a=1; session=token; b=2', 'token'],
  ['one among others without spaces', 'a=1;session=token;b=2', 'token'],
])('Among the cookies of a request: %s', (_, header, expected) => {
  expect(readCookie(asking(header), cookiesAt('http://localhost:3000').session)).toBe(expected);
});
