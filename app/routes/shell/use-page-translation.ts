import { useEffect } from 'react';
import { school } from '../../../content/school.ts';
import type { Consent } from '../../features/consent/consent.ts';
import { pageTranslationSlotId } from '../../ui/translation-dialog.tsx';

/** What the outside script offers once it runs. */
type TranslateElement = new (options: { pageLanguage: string; autoDisplay: boolean }, slotId: string) => unknown;
declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    startPageTranslation?: () => void;
  }
}

const scriptId = 'page-translation-script';

/**
 * Loads the outside page translation on public pages, once functional cookies are allowed and never while signed in.
 * A page that was sent before consent has a security policy without the script's hosts: there it waits for the next load.
 * @see core §7 call 12, decisions 12
 */
export function usePageTranslation(page: {
  signedIn: boolean;
  consent: Consent | null;
  consentAtLoad: Consent | null;
}) {
  const { signedIn, consent, consentAtLoad } = page;
  const isAllowed = !signedIn && consent?.functional === true;
  const isInPolicy = consentAtLoad?.functional === true;

  useEffect(() => {
    if (!isAllowed || !isInPolicy || document.getElementById(scriptId)) return;
    window.startPageTranslation = () => {
      const Element = window.google?.translate?.TranslateElement;
      if (Element)
        new Element({ pageLanguage: document.documentElement.lang, autoDisplay: false }, pageTranslationSlotId);
    };
    const script = document.createElement('script');
    script.id = scriptId;
    script.src = `${school.pageTranslation.scriptAddress}?cb=startPageTranslation`;
    document.head.append(script);
  }, [isAllowed, isInPolicy]);

  if (signedIn) return 'not-while-signed-in';
  if (!isAllowed) return 'needs-consent';
  return isInPolicy ? 'available' : 'needs-reload';
}
