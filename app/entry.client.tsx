import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage, isLanguage } from '../content/languages.ts';
import { loadCatalogue } from './i18n/catalogues.ts';
import { fetchForRouter } from './routes/shell/background-load.ts';

/**
 * Called by the start script. Not done at import, because a module that failed once stays failed, and the texts may well
 * come at the second try.
 */
export async function hydrate(): Promise<void> {
  const { lang } = document.documentElement;
  await loadCatalogue(isLanguage(lang) ? lang : defaultLanguage);
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter unstable_fetch={fetchForRouter} />);
  });
}
