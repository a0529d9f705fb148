import type { RouterContextProvider } from 'react-router';
import { cookieName, findCookie } from '../platform/cookies.ts';
import { servicesContext } from '../platform/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

const yearInSeconds = 365 * 24 * 3600;

/** @see PD-8, PD-9, PD-10, PD-26, PD-37 */
export function cookiesFor(context: Context) {
  const secure = context.get(servicesContext).appUrl.protocol === 'https:';
  const common = { path: '/', sameSite: 'lax', secure } as const;
  return {
    session: { name: cookieName('session', secure), ...common, httpOnly: true, maxAge: 7 * 24 * 3600 },
    /** For the sign-in limits; gives no access. @see PD-37 */
    device: { name: cookieName('device', secure), ...common, httpOnly: true, maxAge: yearInSeconds },
    /** A sign-in with the right password that waits for a second factor; gives no access. */
    pendingSignIn: { name: cookieName('pendingSignIn', secure), ...common, httpOnly: true, maxAge: 10 * 60 },
    language: { name: cookieName('language', secure), ...common, maxAge: yearInSeconds },
    consent: { name: cookieName('cookieConsent', secure), ...common, maxAge: yearInSeconds },
    toast: { name: cookieName('toast', secure), ...common, httpOnly: true, maxAge: 60 },
  };
}

type CookieSettings = ReturnType<typeof cookiesFor>[keyof ReturnType<typeof cookiesFor>];

export function readCookie(request: Request, { name }: CookieSettings): string | null {
  return findCookie(request.headers.get('cookie'), name);
}

/** Reads a cookie that older versions stored without the `__Host-` prefix, and returns headers that rename it. */
export function readRenamedCookie(
  request: Request,
  cookie: CookieSettings,
): { value: string | null; headers: [string, string][] } {
  const value = readCookie(request, cookie);
  const former = { ...cookie, name: cookie.name.replace('__Host-', '') };
  const formerValue = value === null && former.name !== cookie.name ? readCookie(request, former) : null;
  if (!formerValue) return { value, headers: [] };
  const renamed = [writeCookie(cookie, formerValue), writeCookie(former, '')];
  return { value: formerValue, headers: renamed.map((header) => ['Set-Cookie', header]) };
}

export function writeCookie(settings: CookieSettings, value: string): string {
  const parts = [`${settings.name}=${encodeURIComponent(value)}`, `Path=${settings.path}`, 'SameSite=Lax'];
  parts.push(`Max-Age=${value === '' ? 0 : settings.maxAge}`);
  if ('httpOnly' in settings) parts.push('HttpOnly');
  if (settings.secure) parts.push('Secure');
  return parts.join('; ');
}

export function signedInCookies(
  { token, deviceToken }: { token: string; deviceToken: string },
  context: Context,
): string[] {
  const { session, device } = cookiesFor(context);
  return [writeCookie(session, token), writeCookie(device, deviceToken)];
}
