import type { RouterContextProvider } from 'react-router';
import { isLanguage } from '../../../content/languages.ts';
import { cookiesFor, readRenamedCookie, writeCookie } from '../../http/cookies.server.ts';

/* What the pages of links in mails share. Their addresses hold a token. @see R7 */

/** No Referer contains more than the origin. `no-referrer` would break the form, see R11. */
export const tokenHeaders = { 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'private, no-store' };

export const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A browser without a language takes that of the mail, also for the pages that follow. @see PD-9 */
export function languageCookie(request: Request, context: Readonly<RouterContextProvider>): string | null {
  const { language } = cookiesFor(context);
  const ofMail = new URL(request.url).searchParams.get('language');
  return isLanguage(ofMail) && readRenamedCookie(request, language).value === null
    ? writeCookie(language, ofMail)
    : null;
}
