import type { RouterContextProvider } from 'react-router';
import { isPortalPath, kindOfPath } from '#app/route-options.ts';
import { defaultLanguage, isLanguage, type Language } from '#content/languages.ts';
import { acceptedLanguage } from '#i18n/accepted-language.server.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { cookiesFor, readCookie } from './cookies.server.ts';
import { findVisitorSession } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Language of the response. Portal pages: the account's. Other pages: the path's. Else the cookie's, the link's and the
 * browser's; a public page without a prefix is English unless the cookie says otherwise. @see PD-9
 */
export function languageOf(request: Request, context: Context): Language {
  const { pathname } = new URL(request.url);
  const chosen =
    accountLanguageOf(request, context) ??
    languageOfPath(pathname) ??
    languageOfCookie(request, context) ??
    languageOfLink(request);
  if (chosen !== null) return chosen;
  return (isPublicPath(pathname) ? null : acceptedLanguage(request.headers.get('accept-language'))) ?? defaultLanguage;
}

/** The language in which to offer an English public page to a visitor who has chosen none and prefers another. @see PD-9 */
export function offeredLanguage(request: Request, context: Context): Language | null {
  const { pathname } = new URL(request.url);
  const isEnglish = isPublicPath(pathname) && languageOfPath(pathname) === null;
  if (!isEnglish || findVisitorSession(context) || languageOfCookie(request, context) !== null) return null;
  const preferred = acceptedLanguage(request.headers.get('accept-language'));
  return preferred === defaultLanguage ? null : preferred;
}

const isPublicPath = (pathname: string) => kindOfPath(pathname) === undefined;

/** Returns null outside the portal, and for an account without a language. */
export function accountLanguageOf(request: Request, context: Context): Language | null {
  const language = findVisitorSession(context)?.language;
  return isLanguage(language) && isPortalPath(new URL(request.url).pathname) ? language : null;
}

export function languageOfCookie(request: Request, context: Context): Language | null {
  const value = readCookie(request, cookiesFor(context).language);
  return isLanguage(value) ? value : null;
}

/** The links in mails name the mail's language; the sign-in page is told where they lead. */
export function languageOfLink(request: Request): Language | null {
  const { pathname, searchParams } = new URL(request.url);
  if (isPublicPath(pathname)) return null;
  const wanted = URL.parse(searchParams.get('redirectTo') ?? '', request.url);
  const language = searchParams.get('language') ?? wanted?.searchParams.get('language');
  return isLanguage(language) ? language : null;
}
