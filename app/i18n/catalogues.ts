import type { Language } from '../../content/languages.ts';
import type { texts as ofEnquiries } from '../../content/translations/en/namespaces/enquiries.ts';
import type { texts as ofEverywhere } from '../../content/translations/en/namespaces/everywhere.ts';
import type { texts as ofLegal } from '../../content/translations/en/namespaces/legal.ts';
import type { texts as ofPublicLayout } from '../../content/translations/en/namespaces/public-layout.ts';
import type { texts as ofPublicPages } from '../../content/translations/en/namespaces/public-pages.ts';
import type { texts as ofSignIn } from '../../content/translations/en/namespaces/sign-in.ts';
import type { TranslationOf } from '../../content/translations/translation.ts';
import type { portalLoaders } from './portal-catalogues.ts';
import type { Translations } from './translate.ts';

export type Loaders<Texts> = Record<Language, () => Promise<{ texts: Texts }>>;

const loadEverywhere: Loaders<TranslationOf<typeof ofEverywhere>> = {
  en: () => import('../../content/translations/en/namespaces/everywhere.ts'),
  ar: () => import('../../content/translations/ar/namespaces/everywhere.ts'),
  fr: () => import('../../content/translations/fr/namespaces/everywhere.ts'),
  zh: () => import('../../content/translations/zh/namespaces/everywhere.ts'),
};

const loadPublicLayout: Loaders<TranslationOf<typeof ofPublicLayout>> = {
  en: () => import('../../content/translations/en/namespaces/public-layout.ts'),
  ar: () => import('../../content/translations/ar/namespaces/public-layout.ts'),
  fr: () => import('../../content/translations/fr/namespaces/public-layout.ts'),
  zh: () => import('../../content/translations/zh/namespaces/public-layout.ts'),
};

const loadPublicPages: Loaders<TranslationOf<typeof ofPublicPages>> = {
  en: () => import('../../content/translations/en/namespaces/public-pages.ts'),
  ar: () => import('../../content/translations/ar/namespaces/public-pages.ts'),
  fr: () => import('../../content/translations/fr/namespaces/public-pages.ts'),
  zh: () => import('../../content/translations/zh/namespaces/public-pages.ts'),
};

const loadLegal: Loaders<TranslationOf<typeof ofLegal>> = {
  en: () => import('../../content/translations/en/namespaces/legal.ts'),
  ar: () => import('../../content/translations/ar/namespaces/legal.ts'),
  fr: () => import('../../content/translations/fr/namespaces/legal.ts'),
  zh: () => import('../../content/translations/zh/namespaces/legal.ts'),
};

const loadEnquiries: Loaders<TranslationOf<typeof ofEnquiries>> = {
  en: () => import('../../content/translations/en/namespaces/enquiries.ts'),
  ar: () => import('../../content/translations/ar/namespaces/enquiries.ts'),
  fr: () => import('../../content/translations/fr/namespaces/enquiries.ts'),
  zh: () => import('../../content/translations/zh/namespaces/enquiries.ts'),
};

const loadSignIn: Loaders<TranslationOf<typeof ofSignIn>> = {
  en: () => import('../../content/translations/en/namespaces/sign-in.ts'),
  ar: () => import('../../content/translations/ar/namespaces/sign-in.ts'),
  fr: () => import('../../content/translations/fr/namespaces/sign-in.ts'),
  zh: () => import('../../content/translations/zh/namespaces/sign-in.ts'),
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
