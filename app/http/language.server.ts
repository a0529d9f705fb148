import type { RouterContextProvider } from 'react-router';
import { defaultLanguage, isLanguage, type Language } from '../../content/languages.ts';
import { acceptedLanguage } from '../i18n/accepted-language.server.ts';
import { languageOfPath } from '../i18n/paths.ts';
import { isPortalPath } from '../route-options.ts';
import { cookiesFor, readRenamedCookie } from './cookies.server.ts';
import { findVisitorSession, isSessionUnknown } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Language of the response. Portal pages: the account's. Other pages: the path's. Else the cookie's. @see PD-9 */
export function languageOf(request: Request, context: Context): Language {
  const { pathname, searchParams } = new URL(request.url);
  const chosen =
    accountLanguageOf(request, context) ??
    languageOfPath(pathname) ??
    languageOfCookie(request, context) ??
    languageOfMail(pathname, searchParams);
  if (chosen !== null) return chosen;
  // Without the database the account's language is unknown.
  const isGuessed = isSessionUnknown(context) && isPortalPath(pathname);
  return (isGuessed ? acceptedLanguage(request.headers) : null) ?? defaultLanguage;
}

/** Returns null outside the portal, and for an account without a language. */
export function accountLanguageOf(request: Request, context: Context): Language | null {
  const language = findVisitorSession(context)?.language;
  return isLanguage(language) && isPortalPath(new URL(request.url).pathname) ? language : null;
}

function languageOfCookie(request: Request, context: Context): Language | null {
  const { value } = readRenamedCookie(request, cookiesFor(context).language);
  return isLanguage(value) ? value : null;
}

/** The links in mails name the mail's language. */
function languageOfMail(pathname: string, parameters: URLSearchParams): Language | null {
  const language = /^\/(?:reset-password|confirm-email)/.test(pathname) ? parameters.get('language') : null;
  return isLanguage(language) ? language : null;
}
