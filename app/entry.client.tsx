import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLanguage, isLanguage } from '../content/languages.ts';
import { loadCatalogue } from './i18n/catalogues.ts';
import { readDocumentData } from './start/document-data.ts';
import { DocumentRouter, routerFor } from './start/document-router.tsx';
import { nextTask } from './start/next-task.ts';

/**
 * Called by the start script. Not done at import, because a module that failed once stays failed, and the texts may well
 * come at the second try.
 */
export async function hydrate(): Promise<void> {
  const { lang } = document.documentElement;
  const [data] = await Promise.all([readDocumentData(), loadCatalogue(isLanguage(lang) ? lang : defaultLanguage)]);
  const router = await routerFor(data);
  await nextTask();
  startTransition(() => {
    hydrateRoot(document, <DocumentRouter data={data} routerAtOnce={router} />);
  });
}
