import { type SubmitEvent, useCallback } from 'react';
import { useFetcher } from 'react-router';
import { isLanguage, type Language } from '../../../content/languages.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import { inBackground } from './background-load.ts';

/**
 * Switches the language in place, so that nothing typed is lost: fetches the texts, tells the server (which sets the
 * cookie, and an account remembers it), stores the choice, and asks the page's data anew. Offline it says so.
 * @see decisions 9
 */
export function useLanguageSwitch() {
  const { submit } = useFetcher();
  const showToast = useToast();
  const t = useTranslate();
  return useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent;
      const chosen = submitter instanceof HTMLButtonElement ? submitter.value : '';
      if (!isLanguage(chosen)) return;
      event.preventDefault();
      const dialog = event.currentTarget.closest('dialog');
      switchTo(chosen)
        .then(() => inBackground(() => submit(null, { method: 'post', action: '/session' })))
        .then(() => dialog?.close())
        .catch(() => showToast({ tone: 'error', title: t('error.title'), text: t('error.short') }));
    },
    [submit, showToast, t],
  );
}

async function switchTo(language: Language): Promise<void> {
  await loadCatalogue(language);
  const body = new URLSearchParams({ language });
  const answer = await fetch('/preferences/language', { method: 'POST', body });
  if (!answer.ok) throw new Error(`The language was answered with ${answer.status}`);
  try {
    localStorage.setItem('language', language);
  } catch {} // the cookie holds it alone
}
