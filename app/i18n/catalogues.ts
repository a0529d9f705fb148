import type { Language } from '../../content/languages.ts';
import type { texts as ofEnquiries } from '../../content/translations/en/enquiry-texts.ts';
import type { texts as ofEverywhere } from '../../content/translations/en/everywhere.ts';
import type { texts as ofLegal } from '../../content/translations/en/legal-texts.ts';
import type { texts as ofPublicLayout } from '../../content/translations/en/public-layout-texts.ts';
import type { texts as ofPublicPages } from '../../content/translations/en/public-pages.ts';
import type { texts as ofSignIn } from '../../content/translations/en/sign-in-texts.ts';
import type { TranslationOf } from '../../content/translations/translation.ts';
import type { portalLoaders } from './portal-catalogues.ts';
import type { Translations } from './translate.ts';

export type Loaders<Texts> = Record<Language, () => Promise<{ texts: Texts }>>;

const loadEverywhere: Loaders<TranslationOf<typeof ofEverywhere>> = {
  en: () => import('../../content/translations/en/everywhere.ts'),
  ar: () => import('../../content/translations/ar/everywhere.ts'),
  fr: () => import('../../content/translations/fr/everywhere.ts'),
  zh: () => import('../../content/translations/zh/everywhere.ts'),
};

const loadPublicLayout: Loaders<TranslationOf<typeof ofPublicLayout>> = {
  en: () => import('../../content/translations/en/public-layout-texts.ts'),
  ar: () => import('../../content/translations/ar/public-layout-texts.ts'),
  fr: () => import('../../content/translations/fr/public-layout-texts.ts'),
  zh: () => import('../../content/translations/zh/public-layout-texts.ts'),
};

const loadPublicPages: Loaders<TranslationOf<typeof ofPublicPages>> = {
  en: () => import('../../content/translations/en/public-pages.ts'),
  ar: () => import('../../content/translations/ar/public-pages.ts'),
  fr: () => import('../../content/translations/fr/public-pages.ts'),
  zh: () => import('../../content/translations/zh/public-pages.ts'),
};

const loadLegal: Loaders<TranslationOf<typeof ofLegal>> = {
  en: () => import('../../content/translations/en/legal-texts.ts'),
  ar: () => import('../../content/translations/ar/legal-texts.ts'),
  fr: () => import('../../content/translations/fr/legal-texts.ts'),
  zh: () => import('../../content/translations/zh/legal-texts.ts'),
};

const loadEnquiries: Loaders<TranslationOf<typeof ofEnquiries>> = {
  en: () => import('../../content/translations/en/enquiry-texts.ts'),
  ar: () => import('../../content/translations/ar/enquiry-texts.ts'),
  fr: () => import('../../content/translations/fr/enquiry-texts.ts'),
  zh: () => import('../../content/translations/zh/enquiry-texts.ts'),
};

const loadSignIn: Loaders<TranslationOf<typeof ofSignIn>> = {
  en: () => import('../../content/translations/en/sign-in-texts.ts'),
  ar: () => import('../../content/translations/ar/sign-in-texts.ts'),
  fr: () => import('../../content/translations/fr/sign-in-texts.ts'),
  zh: () => import('../../content/translations/zh/sign-in-texts.ts'),
};

export const publicLoaders = {
  everywhere: loadEverywhere,
  'public layout': loadPublicLayout,
  'public pages': loadPublicPages,
  legal: loadLegal,
  enquiries: loadEnquiries,
  'sign in': loadSignIn,
};

const loaders: Partial<Record<Namespace, Loaders<object>>> = publicLoaders;

export type Namespace = keyof typeof publicLoaders | keyof typeof portalLoaders;

/** Signed-in pages add the other loaders at once; what has none when it is needed fetches them first. */
export function addLoaders(more: typeof portalLoaders): void {
  Object.assign(loaders, more);
}

const needed = new Set<Namespace>(['everywhere']);

export function requireNamespace(namespace: Namespace): void {
  needed.add(namespace);
}

type Catalogue = { namespaces: Set<Namespace>; translations: Partial<Translations> };
const catalogues = new Map<Language, Catalogue>();

/** Loads all texts that the loaded pages need. */
export function loadCatalogue(language: Language): Promise<Translations> {
  return loadNamespaces(language, needed);
}

export async function loadNamespaces(language: Language, namespaces: Iterable<Namespace>): Promise<Translations> {
  const known: Catalogue = catalogues.get(language) ?? { namespaces: new Set(), translations: {} };
  const missing = [...namespaces].filter((namespace) => !known.namespaces.has(namespace));
  const fetched = await Promise.all(missing.map((namespace) => loadTexts(language, namespace)));
  for (const namespace of missing) known.namespaces.add(namespace);
  // Mutate the object, so that existing translators see the new texts.
  Object.assign(known.translations, ...fetched.map(({ texts }) => texts));
  catalogues.set(language, known);
  return catalogueOf(language);
}

async function loadTexts(language: Language, namespace: Namespace): Promise<{ texts: object }> {
  if (!loaders[namespace]) addLoaders((await import('./portal-catalogues.ts')).portalLoaders);
  const load = loaders[namespace];
  if (!load) throw new Error(`The namespace '${namespace}' has no loaders`);
  return load[language]();
}

/** @throws Error unless `loadCatalogue` has loaded the texts */
export function catalogueOf(language: Language): Translations {
  const catalogue = catalogues.get(language);
  if (!catalogue) throw new Error(`The texts of '${language}' are not loaded yet`);
  return catalogue.translations as Translations;
}
