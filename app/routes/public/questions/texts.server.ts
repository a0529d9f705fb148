import type { Language } from '#content/languages.ts';
import { questions as ar } from '#content/translations/ar/questions.ts';
import { questions as en } from '#content/translations/en/questions.ts';
import { questions as fr } from '#content/translations/fr/questions.ts';
import type { TranslationOf } from '#content/translations/translation.ts';
import { questions as zh } from '#content/translations/zh/questions.ts';
import { requireNamespace } from '#i18n/catalogues.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';

// Cities and stages.
requireNamespace('public-pages');
requireNamespace('enquiries');

/** Not a namespace: browsers receive translated answers instead of these texts. */
const texts: Record<Language, TranslationOf<typeof en>> = { en, ar, fr, zh };

export const translateAnswers = (language: Language): Translate => translateInto(language, texts[language]);
