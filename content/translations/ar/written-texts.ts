import type { writtenTexts as english } from '../en/written-texts.ts';
import type { TranslationOf } from '../translation.ts';

export const writtenTexts = {
  textLanguage: 'لغة النص',
  'textLanguage.recognised': 'يُتعرَّف عليها تلقائيًا',
  'textTranslation.translate': 'ترجمة',
  'textTranslation.working': 'تجري الترجمة على هذا الجهاز…',
  'textTranslation.note': 'ترجمة آلية أجراها هذا الجهاز، ولم يراجعها أحد.',
  'textTranslation.hide': 'إخفاء الترجمة',
  'textTranslation.failed': 'تعذّرت ترجمة النص على هذا الجهاز.',
} as const satisfies TranslationOf<typeof english>;
