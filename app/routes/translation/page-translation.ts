import { pageTranslation } from '#content/school.ts';
import { currentConsent, onConsentChange } from '../consent/consent-store.ts';

/** API of the external script. */
type TranslateElement = new (options: { pageLanguage: string; autoDisplay: boolean }, slotId: string) => unknown;
declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    startPageTranslation?: () => void;
  }
}

export interface PageTranslation {
  /** Id of the container for the control of the external service. */
  slot: string;
}

/**
 * Loads the external translation on public pages once functional cookies are allowed; never while signed in and never
 * on pages with forms for passwords or personal details. A page sent before consent has a CSP without the script's
 * hosts: the script loads with the next page.
 * @see core §7 call 12, PD-12
 */
export default function startPageTranslation(section: HTMLElement, { slot }: PageTranslation): void {
  const show = (state: 'needs-consent' | 'needs-reload' | 'available' | 'failed') => {
    for (const part of section.querySelectorAll<HTMLElement>('[data-state]'))
      part.hidden = part.dataset['state'] !== state;
  };
  if ('pageTranslation' in document.documentElement.dataset) {
    load(slot, () => show('failed'));
    return;
  }
  const showConsent = () => show(currentConsent()?.functional ? 'needs-reload' : 'needs-consent');
  onConsentChange(showConsent);
  showConsent();
}

function load(slot: string, onError: () => void): void {
  window.startPageTranslation = () => {
    const Element = window.google?.translate?.TranslateElement;
    if (Element) new Element({ pageLanguage: document.documentElement.lang, autoDisplay: false }, slot);
  };
  const script = document.createElement('script');
  script.src = `${pageTranslation.scriptAddress}?cb=startPageTranslation`;
  script.addEventListener('error', onError);
  document.head.append(script);
}
