/** Texts that people write: their language, and their translation on the device of the reader. @see PD-73 */
export const writtenTexts = {
  textLanguage: 'Language of the text',
  'textLanguage.recognised': 'Recognised automatically',
  'textTranslation.translate': 'Translate',
  'textTranslation.working': 'Translating on this device…',
  'textTranslation.note': 'Translated by this device. Nobody has checked the translation.',
  'textTranslation.hide': 'Hide translation',
  'textTranslation.failed': 'This device could not translate the text.',
} as const;
