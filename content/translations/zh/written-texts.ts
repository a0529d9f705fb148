import type { writtenTexts as english } from '../en/written-texts.ts';
import type { TranslationOf } from '../translation.ts';

export const writtenTexts = {
  textLanguage: '文本语言',
  'textLanguage.recognised': '自动识别',
  'textTranslation.translate': '翻译',
  'textTranslation.working': '正在此设备上翻译……',
  'textTranslation.note': '由此设备翻译，译文未经人工核对。',
  'textTranslation.hide': '隐藏译文',
  'textTranslation.failed': '此设备无法翻译该文本。',
} as const satisfies TranslationOf<typeof english>;
