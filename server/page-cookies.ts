import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, type Language } from '#content/languages.ts';
import { consentFromCookie, consentStorageKey, consentToCookie } from '#features/consent/consent.ts';
import { acceptedLanguage } from '#i18n/accepted-language.server.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { cookieName, findCookie } from '#platform/cookies.ts';

/** Reads the cookies that decide which public page a visitor gets. */
export class PageCookies {
  readonly consentName: string;
  readonly #isHttps: boolean;

  constructor(isHttps: boolean) {
    this.#isHttps = isHttps;
    this.consentName = cookieName(consentStorageKey, isHttps);
  }

  bypassesCache(cookies: string, path: string): boolean {
    const has = (name: string) => findCookie(cookies, name) !== null;
    if (has(cookieName('session', this.#isHttps)) || has(cookieName('toast', this.#isHttps))) return true;
    const chosen = this.#languageIn(cookies) ?? defaultLanguage;
    return chosen !== defaultLanguage && languageOfPath(path) === null;
  }

  /** The language that the page offers: the browser's, if the path is English and no language was chosen. @see PD-9 */
  offeredLanguage({ cookie, 'accept-language': accepted }: IncomingHttpHeaders, path: string): Language | null {
    if (!accepted || languageOfPath(path) !== null || (cookie && this.#languageIn(cookie) !== null)) return null;
    const preferred = acceptedLanguage(accepted);
    return preferred === defaultLanguage ? null : preferred;
  }

  #languageIn(cookies: string): string | null {
    return findCookie(cookies, cookieName('language', this.#isHttps));
  }

  /** The consent in normalized form, or null: visitors cannot create arbitrary cache keys. */
  consentIn(cookies: string): string | null {
    const consent = consentFromCookie(findCookie(cookies, this.consentName));
    return consent && consentToCookie(consent);
  }
}
