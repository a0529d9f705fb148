import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage, isLanguage } from '../content/languages.ts';
import { loadCatalogue } from './i18n/catalogues.ts';
import { fetchForRouter } from './routes/shell/background-load.ts';

const { lang } = document.documentElement;
await loadCatalogue(isLanguage(lang) ? lang : defaultLanguage);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={fetchForRouter} />);
});
