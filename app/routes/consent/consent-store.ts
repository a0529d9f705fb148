import { type SubmitEvent, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { school } from '../../../content/school.ts';
import {
  type Consent,
  type ConsentRecord,
  consentFromCookie,
  consentFromRecord,
  consentOf,
  consentStorageKey,
  consentToCookie,
} from '../../features/consent/consent.ts';
import {
  browserCookieName,
  readBrowserCookie,
  removeBrowserCookie,
  writeBrowserCookie,
} from '../../platform/browser-cookies.ts';

const changes = new EventTarget();

const consentCookieName = () => browserCookieName(consentStorageKey);

/** The consent cookie until hydration, then the stored record; handles the consent forms. @see core §4, PD-10 */
export function useConsent(fromServer: Consent | null) {
  const cookie = useSyncExternalStore(subscribe, currentCookie, () => fromServer && consentToCookie(fromServer));
  const consent = useMemo(() => consentFromCookie(cookie), [cookie]);

  // A choice made without a script is only in the cookie, and some browsers delete cookies earlier than localStorage.
  useEffect(() => {
    if (!consent) return;
    if (consentFromRecord(readRecord()) === null) store(consent);
    else if (readBrowserCookie(consentCookieName()) !== consentToCookie(consent))
      writeBrowserCookie(consentCookieName(), consentToCookie(consent));
  }, [consent]);

  const choose = useCallback((event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (choice !== 'accept-all' && choice !== 'reject-optional' && choice !== 'save') return;
    event.preventDefault();
    store(consentOf(choice, new FormData(event.currentTarget)));
  }, []);

  const manage = useCallback((event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    removeConsent();
    location.reload();
  }, []);

  return { consent, choose, manage };
}

/** False until hydration. @see PD-11 */
export function useAnalyticsConsent(): boolean {
  return useSyncExternalStore(subscribe, allowsAnalytics, () => false);
}

/** The current consent, including changes in other tabs. */
export function allowsAnalytics(): boolean {
  return consentFromCookie(currentCookie())?.analytics === true;
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentStorageKey) listener();
  };
  changes.addEventListener('change', listener);
  addEventListener('storage', onStorage); // changed in another tab
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}

/** The record, or the cookie if localStorage is empty or disabled. */
function currentCookie(): string | null {
  const recorded = consentFromRecord(readRecord());
  return recorded ? consentToCookie(recorded) : readBrowserCookie(consentCookieName());
}

function readRecord(): string | null {
  try {
    return localStorage.getItem(consentStorageKey);
  } catch {
    return null;
  }
}

function store(consent: Consent): void {
  const record: ConsentRecord = { ...consent, timestamp: new Date().toISOString() };
  writeBrowserCookie(consentCookieName(), consentToCookie(consent));
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(record));
  } catch {} // the cookie stores the choice
  if (!consent.functional) removePageTranslationData();
  changes.dispatchEvent(new Event('change'));
}

function removeConsent(): void {
  removeBrowserCookie(consentCookieName());
  removePageTranslationData();
  try {
    localStorage.removeItem(consentStorageKey);
  } catch {}
}

/** Withdrawing consent deletes the data of the category. @see PD-10 */
function removePageTranslationData(): void {
  const { stores } = school.pageTranslation;
  for (const name of stores.cookies) removeBrowserCookie(name);
  try {
    for (const key of Object.keys(localStorage)) {
      if (stores.keyPattern.test(key)) localStorage.removeItem(key);
    }
  } catch {}
}
