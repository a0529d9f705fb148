import { useEffect, useState } from 'react';
import { school } from '../../../content/school.ts';
import type { Consent } from '../../features/consent/consent.ts';
import { pageTranslationSlotId, type TranslationDialogProps } from './translation-dialog.tsx';

/** API of the external script. */
type TranslateElement = new (options: { pageLanguage: string; autoDisplay: boolean }, slotId: string) => unknown;
declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    startPageTranslation?: () => void;
  }
}

const scriptId = 'page-translation-script';

/** A document keeps its CSP; an attribute of its root element states whether the script's hosts are permitted. */
const isInPolicy = typeof document !== 'undefined' && 'pageTranslation' in document.documentElement.dataset;

/** The script is in this document and cannot be removed. */
export function isPageTranslationLoaded(): boolean {
  return document.getElementById(scriptId) !== null;
}

/** The external service has modified the DOM; it marks this on the first tag. */
export function isPageTranslated(): boolean {
  return /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);
}

/**
 * Loads the external translation on public pages once functional cookies are allowed; never while signed in and never
 * on pages with forms for passwords or personal details. A page sent before consent has a CSP without the script's
 * hosts: the script loads with the next page.
 * @see core §7 call 12, PD-12
 */
export function usePageTranslation(page: {
  signedIn: boolean;
  isConfidential: boolean;
  consent: Consent | null;
}): TranslationDialogProps['external'] {
  const { signedIn, isConfidential, consent } = page;
  const [hasFailed, setHasFailed] = useState(false);
  const isAllowed = !signedIn && !isConfidential && consent?.functional === true;

  useEffect(() => {
    if (isAllowed && isInPolicy && !isPageTranslationLoaded()) loadPageTranslation(() => setHasFailed(true));
  }, [isAllowed]);

  if (signedIn) return 'not-while-signed-in';
  if (isConfidential) return 'not-where-you-type';
  if (!isAllowed) return 'needs-consent';
  if (hasFailed) return 'failed';
  // Pages for visitors who have consented always permit the hosts.
  return isInPolicy || typeof document === 'undefined' ? 'available' : 'needs-reload';
}

function loadPageTranslation(onError: () => void): void {
  window.startPageTranslation = () => {
    const Element = window.google?.translate?.TranslateElement;
    if (Element)
      new Element({ pageLanguage: document.documentElement.lang, autoDisplay: false }, pageTranslationSlotId);
  };
  const script = document.createElement('script');
  script.id = scriptId;
  script.src = `${school.pageTranslation.scriptAddress}?cb=startPageTranslation`;
  script.addEventListener('error', onError);
  document.head.append(script);
}
