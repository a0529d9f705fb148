import type { Language } from '#content/languages.ts';
import { localizedPath, withoutLanguage } from '#i18n/paths.ts';
import { type LanguageChoice, languageEvent } from '#routes/translation/language-form.ts';
import { showError } from '#ui/document-toasts.ts';

/** On a page without a router, a chosen language opens the page of that language. @see PD-9 */
export function showChosenLanguage(): void {
  // Queued after the islands of the page, which may cancel it.
  addEventListener(languageEvent, (event) => setTimeout(() => event.defaultPrevented || show(event)));
}

function show(event: Event): void {
  const { language, outcome, form } = (event as CustomEvent<LanguageChoice>).detail;
  const { pathname, search, hash } = location;
  if (outcome === 'failed') showError();
  else if (outcome === 'unsaved') postNatively(form, language);
  else if (language === document.documentElement.lang) form.closest('dialog')?.close();
  else location.assign(localizedPath(language, withoutLanguage(pathname)) + search + hash);
}

/** The response says that the account does not store the language. */
function postNatively(form: HTMLFormElement, language: Language): void {
  const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'language', value: language });
  form.append(input);
  form.submit();
}
