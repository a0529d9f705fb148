import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../platform/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

const yearInSeconds = 365 * 24 * 3600;

/** Every cookie of the site; no other is set. @see decisions 8, 9, 10, 26 */
export function cookiesFor(context: Context) {
  const secure = context.get(servicesContext).appUrl.protocol === 'https:';
  const common = { path: '/', sameSite: 'lax', secure } as const;
  return {
    /** Holds the token; the browser keeps it for a week, the database ends it sooner. */
    session: { name: secure ? '__Host-session' : 'session', ...common, httpOnly: true, maxAge: 7 * 24 * 3600 },
    language: { name: 'language', ...common, maxAge: yearInSeconds },
    consent: { name: 'cookieConsent', ...common, maxAge: yearInSeconds },
    /** Carries one notice over a redirect and is gone when shown. */
    toast: { name: 'toast', ...common, httpOnly: true, maxAge: 60 },
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

/** A `Set-Cookie` header; an empty value removes the cookie. */
export function writeCookie(settings: CookieSettings, value: string): string {
  const parts = [`${settings.name}=${encodeURIComponent(value)}`, `Path=${settings.path}`, 'SameSite=Lax'];
  parts.push(`Max-Age=${value === '' ? 0 : settings.maxAge}`);
  if ('httpOnly' in settings) parts.push('HttpOnly');
  if (settings.secure) parts.push('Secure');
  return parts.join('; ');
}
