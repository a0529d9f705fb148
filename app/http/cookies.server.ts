import type { RouterContextProvider } from 'react-router';
import { type CookieSettings, cookieName, findCookie, formatCookie, yearInSeconds } from '#platform/cookies.ts';
import { servicesContext } from '#platform/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @see PD-8, PD-9, PD-10, PD-26, PD-37, PD-87 */
export function cookiesFor(context: Context) {
  const secure = context.get(servicesContext).appUrl.protocol === 'https:';
  return {
    session: { name: cookieName('session', secure), secure, httpOnly: true, maxAge: 7 * 24 * 3600 },
    /** For the sign-in limits; gives no access. @see PD-37 */
    device: { name: cookieName('device', secure), secure, httpOnly: true, maxAge: yearInSeconds },
    /** A sign-in with the right password that waits for a second factor; gives no access. */
    pendingSignIn: { name: cookieName('pendingSignIn', secure), secure, httpOnly: true, maxAge: 10 * 60 },
    /** A browser that has asked for a challenge to sign in with a passkey alone; gives no access. */
    passkeySignIn: {
      name: cookieName('passkeySignIn', secure),
      secure,
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 5 * 60,
    },
    language: { name: cookieName('language', secure), secure, maxAge: yearInSeconds },
    /** Deleted if the portal follows the device. */
    appearance: { name: cookieName('appearance', secure), secure, httpOnly: true, maxAge: yearInSeconds },
    /** The time zone of the device, written by a script. @see PD-18 */
    timeZone: { name: cookieName('zone', secure), secure, maxAge: yearInSeconds },
    consent: { name: cookieName('cookieConsent', secure), secure, maxAge: yearInSeconds },
    toast: { name: cookieName('toast', secure), secure, httpOnly: true, maxAge: 60 },
  } satisfies Record<string, CookieSettings>;
}

export function readCookie(request: Request, { name }: Pick<CookieSettings, 'name'>): string | null {
  return findCookie(request.headers.get('cookie'), name);
}

/** An empty value deletes the cookie. */
export function writeCookie(settings: CookieSettings, value: string): string {
  return formatCookie(value === '' ? { ...settings, maxAge: 0 } : settings, value);
}

export function signedInCookies(
  { token, deviceToken }: { token: string; deviceToken: string },
  context: Context,
): string[] {
  const { session, device } = cookiesFor(context);
  return [writeCookie(session, token), writeCookie(device, deviceToken)];
}
