import { type SubmitEvent, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { school } from '../../../content/school.ts';
import {
  type Consent,
  type ConsentRecord,
  consentFromMirror,
  consentFromRecord,
  consentOf,
  consentStorageKey,
  consentToMirror,
} from '../../features/consent/consent.ts';
import { cookieName } from '../../platform/cookie-names.ts';
import { readBrowserCookie, removeBrowserCookie, writeBrowserCookie } from './browser-cookies.ts';

const changes = new EventTarget();

const mirrorName = () => cookieName(consentStorageKey, location.protocol === 'https:');

/**
 * The visitor's choice: what the server saw in the mirror cookie until React lives, then the record of this browser.
 * `choose` and `manage` serve the forms that work without a script, too. @see core §4, decisions 10
 */
export function useConsent(fromServer: Consent | null) {
  const mirror = useSyncExternalStore(subscribe, currentMirror, () => fromServer && consentToMirror(fromServer));
  const consent = useMemo(() => consentFromMirror(mirror), [mirror]);

  // a choice made without a script left the cookie alone, and some browsers let cookies go sooner than records
  useEffect(() => {
    if (!consent) return;
    if (consentFromRecord(readRecord()) === null) store(consent);
    else if (readBrowserCookie(mirrorName()) !== consentToMirror(consent))
      writeBrowserCookie(mirrorName(), consentToMirror(consent));
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
    forget();
    location.reload();
  }, []);

  return { consent, choose, manage };
}

/** Whether this browser's visitor allows analytics; false until React lives. @see decisions 11 */
export function useAnalyticsConsent(): boolean {
  return useSyncExternalStore(subscribe, allowsAnalytics, () => false);
}

/** As the visitor has it at this moment, in whichever tab they chose. */
export function allowsAnalytics(): boolean {
  return consentFromMirror(currentMirror())?.analytics === true;
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentStorageKey) listener();
  };
  changes.addEventListener('change', listener);
  addEventListener('storage', onStorage); // another tab chose
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}

/** The record first; its mirror where storage is empty or shut off. */
function currentMirror(): string | null {
  const recorded = consentFromRecord(readRecord());
  return recorded ? consentToMirror(recorded) : readBrowserCookie(mirrorName());
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
  writeBrowserCookie(mirrorName(), consentToMirror(consent));
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(record));
  } catch {} // without storage the cookie holds the choice
  if (!consent.functional) removeWhatPageTranslationStored();
  changes.dispatchEvent(new Event('change'));
}

function forget(): void {
  removeBrowserCookie(mirrorName());
  removeWhatPageTranslationStored();
  try {
    localStorage.removeItem(consentStorageKey);
  } catch {}
}

/** Withdrawing consent removes what the category had stored. @see decisions 10 */
function removeWhatPageTranslationStored(): void {
  const { stores } = school.pageTranslation;
  for (const name of stores.cookies) removeBrowserCookie(name);
  try {
    for (const key of Object.keys(localStorage)) {
      if (stores.keyPattern.test(key)) localStorage.removeItem(key);
    }
  } catch {}
}
