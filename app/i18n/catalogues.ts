import type { Language } from '../../content/languages.ts';
import type { texts as ofConsole } from '../../content/messages/en/console.ts';
import type { texts as ofEnquiries } from '../../content/messages/en/enquiry-texts.ts';
import type { texts as everywhere } from '../../content/messages/en/everywhere.ts';
import type { texts as ofInsights } from '../../content/messages/en/insight-texts.ts';
import type { texts as ofPublicPages } from '../../content/messages/en/public-pages.ts';
import type { TranslationOf } from '../../content/messages/translation.ts';
import type { Messages } from './translate.ts';

type Loaders<Texts> = Record<Language, () => Promise<{ texts: Texts }>>;

const loadEverywhere: Loaders<TranslationOf<typeof everywhere>> = {
  en: () => import('../../content/messages/en/everywhere.ts'),
  ar: () => import('../../content/messages/ar/everywhere.ts'),
  fr: () => import('../../content/messages/fr/everywhere.ts'),
  zh: () => import('../../content/messages/zh/everywhere.ts'),
};

const loadPublicPages: Loaders<TranslationOf<typeof ofPublicPages>> = {
  en: () => import('../../content/messages/en/public-pages.ts'),
  ar: () => import('../../content/messages/ar/public-pages.ts'),
  fr: () => import('../../content/messages/fr/public-pages.ts'),
  zh: () => import('../../content/messages/zh/public-pages.ts'),
};

const loadEnquiries: Loaders<TranslationOf<typeof ofEnquiries>> = {
  en: () => import('../../content/messages/en/enquiry-texts.ts'),
  ar: () => import('../../content/messages/ar/enquiry-texts.ts'),
  fr: () => import('../../content/messages/fr/enquiry-texts.ts'),
  zh: () => import('../../content/messages/zh/enquiry-texts.ts'),
};

const loadConsole: Loaders<TranslationOf<typeof ofConsole>> = {
  en: () => import('../../content/messages/en/console.ts'),
  ar: () => import('../../content/messages/ar/console.ts'),
  fr: () => import('../../content/messages/fr/console.ts'),
  zh: () => import('../../content/messages/zh/console.ts'),
};

const loadInsights: Loaders<TranslationOf<typeof ofInsights>> = {
  en: () => import('../../content/messages/en/insight-texts.ts'),
  ar: () => import('../../content/messages/ar/insight-texts.ts'),
  fr: () => import('../../content/messages/fr/insight-texts.ts'),
  zh: () => import('../../content/messages/zh/insight-texts.ts'),
};

const loaders = {
  everywhere: loadEverywhere,
  'public pages': loadPublicPages,
  enquiries: loadEnquiries,
  console: loadConsole,
  insights: loadInsights,
};

export type TextPart = keyof typeof loaders;

const needed = new Set<TextPart>(['everywhere']);

/** Adds a namespace to those that `loadCatalogue` loads. */
export function needTexts(part: TextPart): void {
  needed.add(part);
}

type Catalogue = { parts: Set<TextPart>; messages: Partial<Messages> };
const catalogues = new Map<Language, Catalogue>();

/** Loads the missing namespaces of a language. Browsers load only the chosen language. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const known: Catalogue = catalogues.get(language) ?? { parts: new Set(), messages: {} };
  const missing = [...needed].filter((part) => !known.parts.has(part));
  const fetched = await Promise.all(missing.map((part) => loaders[part][language]()));
  for (const part of missing) known.parts.add(part);
  // Mutate the object, so that existing translators see the new texts.
  Object.assign(known.messages, ...fetched.map(({ texts }) => texts));
  catalogues.set(language, known);
  return catalogueOf(language);
}

/** Returns texts that `loadCatalogue` has loaded. @throws Error if it has not */
export function catalogueOf(language: Language): Messages {
  const catalogue = catalogues.get(language);
  if (!catalogue) throw new Error(`The texts of '${language}' are not loaded yet`);
  // Incomplete at runtime; pages declare the namespaces they need.
  return catalogue.messages as Messages;
}
