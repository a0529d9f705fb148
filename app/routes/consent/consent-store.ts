import { pageTranslation } from '#content/school.ts';
import {
  type Consent,
  type ConsentRecord,
  consentFromCookie,
  consentFromRecord,
  consentStorageKey,
  consentToCookie,
} from '#features/consent/consent.ts';
import {
  browserCookieName,
  readBrowserCookie,
  removeBrowserCookie,
  writeBrowserCookie,
} from '#platform/browser-cookies.ts';

const changes = new EventTarget();

const consentCookieName = () => browserCookieName(consentStorageKey);

/** The stored record, or the cookie if localStorage is empty or disabled; also changes in other tabs. @see core §4, PD-10 */
export const currentConsent = (): Consent | null =>
  consentFromRecord(readRecord()) ?? consentFromCookie(readBrowserCookie(consentCookieName()));

export const allowsAnalytics = (): boolean => currentConsent()?.analytics === true;

export function onConsentChange(listener: () => void): void {
  changes.addEventListener('change', listener);
  // changed in another tab
  addEventListener('storage', ({ key }) => {
    if (key === consentStorageKey) listener();
  });
}

/** A choice made without a script is only in the cookie, and some browsers delete cookies earlier than localStorage. */
export function syncConsent(): void {
  const consent = currentConsent();
  if (!consent) return;
  if (consentFromRecord(readRecord()) === null) storeConsent(consent);
  else if (readBrowserCookie(consentCookieName()) !== consentToCookie(consent))
    writeBrowserCookie(consentCookieName(), consentToCookie(consent));
}

export function storeConsent(consent: Consent): void {
  const record: ConsentRecord = { ...consent, timestamp: new Date().toISOString() };
  writeBrowserCookie(consentCookieName(), consentToCookie(consent));
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(record));
  } catch {} // the cookie stores the choice
  if (!consent.functional) removePageTranslationData();
  changes.dispatchEvent(new Event('change'));
}

export function removeConsent(): void {
  removeBrowserCookie(consentCookieName());
  removePageTranslationData();
  try {
    localStorage.removeItem(consentStorageKey);
  } catch {}
}

function readRecord(): string | null {
  try {
    return localStorage.getItem(consentStorageKey);
  } catch {
    return null;
  }
}

/** Withdrawing consent deletes the data of the category. @see PD-10 */
function removePageTranslationData(): void {
  const { stores } = pageTranslation;
  for (const name of stores.cookies) removeBrowserCookie(name);
  try {
    for (const key of Object.keys(localStorage)) {
      if (stores.keyPattern.test(key)) localStorage.removeItem(key);
    }
  } catch {}
}
