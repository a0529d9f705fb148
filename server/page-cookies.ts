import { consentFromMirror, consentStorageKey, consentToMirror } from '../app/features/consent/consent.ts';
import { languageOfPath } from '../app/i18n/paths.ts';
import { cookieName } from '../app/platform/cookies.ts';
import { defaultLanguage } from '../content/languages.ts';

/** Reads request cookies, whose names depend on the scheme of the public origin. */
export class PageCookies {
  readonly consentName: string;
  readonly #ownPage: RegExp;
  readonly #language: RegExp;
  readonly #consent: RegExp;
  /** Names without the `__Host-` prefix, used by older versions and renamed by the application. */
  readonly #former: readonly { old: RegExp; current: RegExp }[];

  constructor(isHttps: boolean) {
    const starting = (name: string, rest = '') => new RegExp(`(?:^|; ?)${name}=${rest}`);
    const languageName = cookieName('language', isHttps);
    this.consentName = cookieName(consentStorageKey, isHttps);
    this.#ownPage = starting(`(?:${cookieName('session', isHttps)}|${cookieName('toast', isHttps)})`);
    this.#language = starting(languageName, '([a-z]{2})(?:;|$)');
    this.#consent = starting(this.consentName, '([^;]*)');
    this.#former = isHttps
      ? [
          { old: starting('language'), current: starting(languageName) },
          { old: starting(consentStorageKey), current: starting(this.consentName) },
        ]
      : [];
  }

  needsOwnPage(cookie: string, path: string): boolean {
    if (this.#ownPage.test(cookie)) return true;
    if (this.#former.some(({ old, current }) => old.test(cookie) && !current.test(cookie))) return true;
    const [, chosen = defaultLanguage] = this.#language.exec(cookie) ?? [];
    return chosen !== defaultLanguage && languageOfPath(path) === null;
  }

  /** The consent in normalized form, or null: visitors cannot create arbitrary cache keys. */
  choiceIn(cookie: string): string | null {
    const consent = consentFromMirror(this.#consent.exec(cookie)?.[1]);
    return consent && consentToMirror(consent);
  }
}
