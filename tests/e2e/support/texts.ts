import { type Language, languageCodes } from '#content/languages.ts';
import { loadCatalogue, publicNamespaces, requireNamespace } from '#i18n/catalogues.ts';
import { portalNamespaces } from '#i18n/portal-namespaces.ts';
import { type Translate, translator } from '#i18n/translate.ts';

for (const namespace of [...publicNamespaces, ...portalNamespaces]) requireNamespace(namespace);

/** The interface texts of each language. */
export const texts: Record<Language, Translate> = Object.fromEntries(
  await Promise.all(
    languageCodes.map(async (language) => [language, translator(language, await loadCatalogue(language))]),
  ),
);
