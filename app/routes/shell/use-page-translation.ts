import { useEffect, useState } from 'react';
import { school } from '../../../content/school.ts';
import type { Consent } from '../../features/consent/consent.ts';
import { pageTranslationSlotId, type TranslationDialogProps } from '../../ui/translation-dialog.tsx';

/** What the outside script offers once it runs. */
type TranslateElement = new (options: { pageLanguage: string; autoDisplay: boolean }, slotId: string) => unknown;
declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    startPageTranslation?: () => void;
  }
}

const scriptId = 'page-translation-script';

/** A document keeps the security policy it came with, and says in its first tag whether the script's hosts are in it. */
const isInPolicy = typeof document !== 'undefined' && 'pageTranslation' in document.documentElement.dataset;

/** The outside script is in this document; it cannot be taken out again. */
export function isPageTranslationHere(): boolean {
  return document.getElementById(scriptId) !== null;
}

/** The outside service has put its own elements between those of the page, and says so on the first tag. */
export function hasPageTranslationRewritten(): boolean {
  return /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);
}

/**
 * Loads the outside page translation on public pages, once functional cookies are allowed, never while signed in and never
 * where passwords or personal details are typed.
 * A page that was sent before consent has a security policy without the script's hosts: there it waits for the next load.
 * @see core §7 call 12, decisions 12
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
    if (isAllowed && isInPolicy && !isPageTranslationHere()) loadPageTranslation(() => setHasFailed(true));
  }, [isAllowed]);

  if (signedIn) return 'not-while-signed-in';
  if (isConfidential) return 'not-where-you-type';
  if (!isAllowed) return 'needs-consent';
  if (hasFailed) return 'failed';
  // the server never sends a page to someone who allowed it without the hosts
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
