import { type SubmitEvent, useCallback } from 'react';
import { useFetcher, useLocation, useMatches, useNavigate } from 'react-router';
import { isLanguage, type Language } from '../../../content/languages.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { languageOfPath, localizedPath, withoutLanguage } from '../../i18n/paths.ts';
import { isLocalizedHandle } from '../../route-options.ts';
import { showNotice } from '../../ui/notices.ts';
import { inBackground } from '../live/background-load.ts';

/**
 * Switches the language without a page load, so that nothing typed is lost: posts the choice to the server (cookie and
 * account), stores it, loads the texts, and navigates to the localized path or revalidates. Shows a message when
 * offline.
 * @see PD-9
 */
export function useLanguageSwitch() {
  const showLanguage = useShowLanguage();
  return useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent;
      const chosen = submitter instanceof HTMLButtonElement ? submitter.value : '';
      if (!isLanguage(chosen)) return;
      event.preventDefault();
      const dialog = event.currentTarget.closest('dialog');
      switchTo(chosen)
        .then(async (isSaved) => {
          await showLanguage(chosen);
          dialog?.close();
          if (!isSaved) showNotice({ tone: 'error', title: 'error.title', text: 'error.languageNotSaved' });
        })
        .catch(() => showNotice({ tone: 'error', title: 'error.title', text: 'error.short' }));
    },
    [showLanguage],
  );
}

function useShowLanguage() {
  const { submit } = useFetcher();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isLocalized = useMatches().some(({ handle }) => isLocalizedHandle(handle));
  return useCallback(
    async (language: Language): Promise<void> => {
      if (isLocalized || languageOfPath(pathname) !== null)
        await navigate(localizedPath(language, withoutLanguage(pathname)) + search + hash, {
          preventScrollReset: true,
        });
      else await inBackground(() => submit(null, { method: 'post', action: '/session' }));
    },
    [navigate, submit, pathname, search, hash, isLocalized],
  );
}

/** @returns whether the account stores it too */
async function switchTo(language: Language): Promise<boolean> {
  const body = new URLSearchParams({ language });
  const response = await fetch('/preferences/language', { method: 'POST', body });
  if (!response.ok && response.status !== 503) throw new Error(`The language request returned ${response.status}`);
  try {
    localStorage.setItem('language', language);
  } catch {} // the cookie stores it
  // After a request has succeeded: browsers may keep an import that failed offline for the life of the page.
  await loadCatalogue(language);
  return response.ok;
}
