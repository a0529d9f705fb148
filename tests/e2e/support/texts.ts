import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';

loadAllTexts();

/** The interface texts of each language. */
export const texts: Record<Language, Translate> = {
  en: translateInto('en'),
  ar: translateInto('ar'),
  fr: translateInto('fr'),
  zh: translateInto('zh'),
};
