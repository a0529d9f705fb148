import type { RouterContextProvider } from 'react-router';
import type { Language } from '#content/languages.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { answeredLanguages } from '#features/school-facts/school-facts.ts';
import { schoolFactsCacheContext } from '#features/school-facts/school-facts-cache.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';

/** Returns whether the page of questions exists in a language; nothing links to a page that does not. @see PD-62 */
export function hasAnswers(language: Language, context: Readonly<RouterContextProvider>): boolean {
  const { facts } = context.get(schoolFactsCacheContext);
  return answeredLanguages(facts, dayAt(new Date(), schoolTimeZone)).includes(language);
}
