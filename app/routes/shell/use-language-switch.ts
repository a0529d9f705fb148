import { useEffect, useEffectEvent } from 'react';
import { href, useFetcher } from 'react-router';
import { loadTexts } from '#i18n/needed-texts.ts';
import { showNotice } from '#ui/notices.ts';
import { inBackground } from '../live/background-load.ts';
import { type LanguageChoice, languageEvent } from '../translation/language-form.ts';

/** Shows a page of the router in the chosen language without a page load, so that nothing typed is lost. @see PD-9 */
export function useLanguageSwitch(): void {
  const { submit } = useFetcher();
  const show = useEffectEvent(async ({ language, outcome, form }: LanguageChoice) => {
    if (outcome === 'failed') return showNotice({ tone: 'error', title: 'error.title', text: 'error.short' });
    await loadTexts(language);
    await inBackground(() => submit(null, { method: 'post', action: href('/session') }));
    form.closest('dialog')?.close();
    if (outcome === 'unsaved') showNotice({ tone: 'error', title: 'error.title', text: 'error.languageNotSaved' });
  });
  useEffect(() => {
    const handle = (event: Event) => {
      event.preventDefault();
      const choice = (event as CustomEvent<LanguageChoice>).detail;
      show(choice).catch(() => {
        choice.form.closest('dialog')?.close();
        showNotice({ tone: 'error', title: 'error.title', text: 'error.short' });
      });
    };
    addEventListener(languageEvent, handle);
    return () => removeEventListener(languageEvent, handle);
  }, []);
}
