import { defaultLanguage, isLanguage } from '../../../content/languages.ts';
import { loadNamespaces, type Namespace, requireNamespace } from '../../i18n/catalogues.ts';

/** Client middleware that loads translation namespaces before the page; for the first page before hydration. */
export function withNamespaces(...namespaces: Namespace[]) {
  for (const namespace of namespaces) requireNamespace(namespace);
  return async <Results>(_: unknown, next: () => Promise<Results>): Promise<Results> => {
    const { lang } = document.documentElement;
    // In sequence: an import that fails offline may stay failed.
    const results = await next();
    // Only these: prefetched pages have required further namespaces, which an offline browser cannot load.
    await loadNamespaces(isLanguage(lang) ? lang : defaultLanguage, namespaces);
    return results;
  };
}
