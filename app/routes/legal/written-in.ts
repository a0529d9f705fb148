import { type Language, languages } from '../../../content/languages.ts';

/**
 * Marks a text that is not in the page's language. INTERIM, until every policy is translated.
 * @see ../../features/policies/policies.server.ts languageWritten
 */
export function writtenIn({ language }: { language: Language }) {
  return { lang: language, dir: languages[language].direction };
}
