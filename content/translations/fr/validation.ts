import type { validation as english } from '../en/validation.ts';
import type { TranslationOf } from '../translation.ts';

export const validation = {
  'validation.email.invalid': 'Saisissez une adresse e-mail valide',
  'validation.email.tooLong': 'L’adresse e-mail ne doit pas dépasser 255 caractères',
  'validation.forbiddenCharacters':
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés. Veuillez le saisir de nouveau.',
  'validation.malformed': 'Il manquait une partie du formulaire. Veuillez recharger la page et réessayer.',
} as const satisfies TranslationOf<typeof english>;
