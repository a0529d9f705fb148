import { isLanguage, type Language } from '#content/languages.ts';
import type { RoutePath } from '#i18n/paths.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { browserCookieName, readBrowserCookie, writeBrowserCookie } from '#platform/browser-cookies.ts';

/** Event of the window after a choice. A listener that shows the page in the language itself cancels it. */
export const languageEvent = 'language-chosen';

export interface LanguageChoice {
  language: Language;
  /** `unsaved`: stored on this device, not in the account. `failed`: nothing was stored. */
  outcome: 'saved' | 'unsaved' | 'failed';
  form: HTMLFormElement;
}

const path: RoutePath = '/preferences/language';

/**
 * Posts the choice of the language dialog without leaving the page, so that nothing typed is lost, stores it, and
 * announces it with `languageEvent`. Without a script the form returns to the page.
 * @see PD-9
 */
export function handleLanguageForm(): void {
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.action.endsWith(path)) return;
    if (!(submitter instanceof HTMLButtonElement) || !isLanguage(submitter.value)) return;
    event.preventDefault();
    void choose(submitter.value, target, markBusy(submitter));
  });
}

/** Until the dialog closes or the page is left. Returns a function that ends it earlier. */
function markBusy(button: HTMLButtonElement): () => void {
  const end = () => {
    button.ariaBusy = null;
  };
  button.ariaBusy = 'true';
  button.closest('dialog')?.addEventListener('close', end, { once: true });
  addEventListener('pagehide', end, { once: true });
  return end;
}

async function choose(language: Language, form: HTMLFormElement, endBusy: () => void): Promise<void> {
  const body = new URLSearchParams({ language });
  const response = await fetch(path, { method: 'POST', body }).catch(() => null);
  const outcome = response?.ok ? 'saved' : response?.status === 503 ? 'unsaved' : 'failed';
  if (outcome === 'failed') endBusy();
  else inStorage((storage) => storage.setItem('language', language));
  const detail: LanguageChoice = { language, outcome, form };
  dispatchEvent(new CustomEvent(languageEvent, { detail, cancelable: true }));
}

/** The path's language wins, then the stored choice, then the cookie, which mirrors it. @see PD-9 */
export function syncLanguage(): void {
  const inPath = languageOfPath(location.pathname);
  if (inPath) inStorage((storage) => storage.setItem('language', inPath));
  const cookie = browserCookieName('language');
  const inCookie = readBrowserCookie(cookie);
  const stored = inPath ?? inStorage((storage) => storage.getItem('language'));
  if (!isLanguage(stored)) {
    if (isLanguage(inCookie)) inStorage((storage) => storage.setItem('language', inCookie));
    return;
  }
  if (stored === inCookie) return;
  writeBrowserCookie(cookie, stored);
  const { lang, dataset } = document.documentElement;
  const isWritten = readBrowserCookie(cookie) === stored;
  if (isWritten && lang !== stored && !dataset['accountLanguage']) location.reload();
}

/** Returns null if storage is disabled. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
