import type { RouterContextProvider } from 'react-router';
import { findTimeZone } from '#i18n/time-zones.ts';
import { cookiesFor, readCookie } from './cookies.server.ts';
import { getSession } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The zone that the browser of the request has stored. */
export function zoneOfDevice(request: Request, context: Context): string | undefined {
  const stored = readCookie(request, cookiesFor(context).timeZone);
  return (stored !== null && findTimeZone(stored)) || undefined;
}

/** The zone in which the signed-in person means times: that of the account, of the device, or London. */
export const zoneOfReader = (request: Request, context: Context): string =>
  getSession(context).timeZone ?? zoneOfDevice(request, context) ?? 'Europe/London';
