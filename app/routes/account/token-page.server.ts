import { isLanguage } from '../../../content/languages.ts';
import { cookiesFor, readRenamedCookie, writeCookie } from '../../http/cookies.server.ts';
import type { RequestArgs } from '../../http/request-args.ts';

/* Shared by the pages of links in mails, whose URLs contain a token. @see R7 */

/** The Referer contains only the origin. `no-referrer` would break the form: no Origin header. @see R11 */
export const tokenHeaders = { 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'private, no-store' };

export const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? '';

/** A browser without a language takes that of the mail, also for the pages that follow. @see PD-9 */
export function languageCookie({ request, url, context }: RequestArgs): string | null {
  const { language } = cookiesFor(context);
  const ofMail = url.searchParams.get('language');
  return isLanguage(ofMail) && readRenamedCookie(request, language).value === null
    ? writeCookie(language, ofMail)
    : null;
}
