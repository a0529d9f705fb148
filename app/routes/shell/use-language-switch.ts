import { type SubmitEvent, useCallback } from 'react';
import { useFetcher } from 'react-router';
import { isLanguage, type Language } from '../../../content/languages.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { writeBrowserCookie } from './browser-cookies.ts';

/**
 * Switches the language in place, so that nothing typed is lost: fetches the texts, stores the choice, tells the server
 * (an account remembers it). @see decisions 9
 */
export function useLanguageSwitch() {
  const fetcher = useFetcher();
  return useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent;
      const chosen = submitter instanceof HTMLButtonElement ? submitter.value : '';
      if (!isLanguage(chosen)) return;
      event.preventDefault();
      const form = event.currentTarget;
      void switchTo(chosen).then(() => {
        form.closest('dialog')?.close();
        return fetcher.submit({ language: chosen }, { method: 'post', action: '/preferences/language' });
      });
    },
    [fetcher],
  );
}

async function switchTo(language: Language): Promise<void> {
  await loadCatalogue(language);
  writeBrowserCookie('language', language);
  try {
    localStorage.setItem('language', language);
  } catch {} // the cookie holds it alone
}
