import type { Language } from '../../content/languages.ts';
import type { Messages } from './translate.ts';

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../content/messages/en.ts'),
  ar: () => import('../../content/messages/ar.ts'),
  fr: () => import('../../content/messages/fr.ts'),
  zh: () => import('../../content/messages/zh.ts'),
};

const loaded = new Map<Language, Messages>();

/** Fetches the texts of one language, once; a browser loads the chosen language alone. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const { messages } = await loaders[language]();
  loaded.set(language, messages);
  return messages;
}

/** The texts of a language that `loadCatalogue` has fetched before. */
export function catalogueOf(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The texts of '${language}' are not loaded yet`);
  return messages;
}
