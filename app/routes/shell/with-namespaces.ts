import { defaultLanguage, isLanguage } from '#content/languages.ts';
import { loadNamespaces, type Namespace, requireNamespace } from '#i18n/catalogues.ts';

/** Returns client middleware that loads translation namespaces before the page renders or hydrates. */
export function withNamespaces(...namespaces: Namespace[]) {
  for (const namespace of namespaces) requireNamespace(namespace);
  return async <Results>(_: unknown, next: () => Promise<Results>): Promise<Results> => {
    const { lang } = document.documentElement;
    // In sequence: an import that fails offline may stay failed.
    const results = await next();
    // Not all required namespaces: those of prefetched pages may be missing, and an offline browser cannot load them.
    await loadNamespaces(isLanguage(lang) ? lang : defaultLanguage, namespaces);
    return results;
  };
}
