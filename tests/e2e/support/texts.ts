import { loadCatalogue, requireNamespace } from '../../../app/i18n/catalogues.ts';
import { type Translate, translator } from '../../../app/i18n/translate.ts';
import { type Language, languageCodes } from '../../../content/languages.ts';

for (const namespace of [
  'portal',
  'public-layout',
  'public-pages',
  'legal',
  'enquiries',
  'admissions',
  'console',
  'console-accounts',
  'imports',
  'console-settings',
  'console-students',
  'retention',
  'removal',
  'insights',
  'audit',
  'reports',
  'sign-in',
  'account',
] as const)
  requireNamespace(namespace);

/** The interface texts of each language. */
export const texts: Record<Language, Translate> = Object.fromEntries(
  await Promise.all(
    languageCodes.map(async (language) => [language, translator(language, await loadCatalogue(language))]),
  ),
);
