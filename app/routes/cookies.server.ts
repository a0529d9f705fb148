import type { RouterContextProvider } from 'react-router';
import { cookieName } from '../platform/cookie-names.ts';
import { servicesContext } from '../platform/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

const yearInSeconds = 365 * 24 * 3600;

/** Every cookie of the site; no other is set. @see decisions 8, 9, 10, 26, 37 */
export function cookiesFor(context: Context) {
  const secure = context.get(servicesContext).appUrl.protocol === 'https:';
  const common = { path: '/', sameSite: 'lax', secure } as const;
  return {
    /** Holds the token; the browser keeps it for a week, the database ends it sooner. */
    session: { name: cookieName('session', secure), ...common, httpOnly: true, maxAge: 7 * 24 * 3600 },
    /** Tells the attempt limiter that this browser has signed in before; it gives no access. @see decisions 37 */
    device: { name: cookieName('device', secure), ...common, httpOnly: true, maxAge: yearInSeconds },
    language: { name: cookieName('language', secure), ...common, maxAge: yearInSeconds },
    consent: { name: cookieName('cookieConsent', secure), ...common, maxAge: yearInSeconds },
    /** Carries one notice over a redirect and is gone when shown. */
    toast: { name: cookieName('toast', secure), ...common, httpOnly: true, maxAge: 60 },
  };
}

type CookieSettings = ReturnType<typeof cookiesFor>[keyof ReturnType<typeof cookiesFor>];

export function readCookie(request: Request, { name }: CookieSettings): string | null {
  const pairs = request.headers.get('cookie')?.split(/; */) ?? [];
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null; // not one of ours
  }
}

/**
 * Reads a choice that older versions stored without the `__Host-` prefix.
 * @returns its value, and the headers that rename the cookie where the old name alone came
 */
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

/** A `Set-Cookie` header; an empty value removes the cookie. */
export function writeCookie(settings: CookieSettings, value: string): string {
  const parts = [`${settings.name}=${encodeURIComponent(value)}`, `Path=${settings.path}`, 'SameSite=Lax'];
  parts.push(`Max-Age=${value === '' ? 0 : settings.maxAge}`);
  if ('httpOnly' in settings) parts.push('HttpOnly');
  if (settings.secure) parts.push('Secure');
  return parts.join('; ');
}

/** What the browser keeps after a password was proved. @see decisions 37 */
export function signedInCookies(
  { token, deviceToken }: { token: string; deviceToken: string },
  context: Context,
): string[] {
  const { session, device } = cookiesFor(context);
  return [writeCookie(session, token), writeCookie(device, deviceToken)];
}
