import type { writtenTexts as english } from '../en/written-texts.ts';
import type { TranslationOf } from '../translation.ts';

export const writtenTexts = {
  textLanguage: 'Langue du texte',
  'textLanguage.recognised': 'Reconnue automatiquement',
  'textTranslation.translate': 'Traduire',
  'textTranslation.working': 'Traduction en cours sur cet appareil…',
  'textTranslation.note': 'Traduit par cet appareil. Personne n’a vérifié la traduction.',
  'textTranslation.hide': 'Masquer la traduction',
  'textTranslation.failed': 'Cet appareil n’a pas pu traduire le texte.',
} as const satisfies TranslationOf<typeof english>;
