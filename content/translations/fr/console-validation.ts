import type { consoleValidation as english } from '../en/console-validation.ts';
import type { TranslationOf } from '../translation.ts';

/** Errors of fields of the console. @see core §5 */
export const consoleValidation = {
  'validation.name.tooShort': 'Le nom doit contenir au moins 2 caractères',
  'validation.name.tooLong': 'Le nom ne doit pas dépasser 100 caractères',
  'validation.name.characters':
    'Le nom ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes',
  'validation.studentNumber.tooShort': 'Le numéro d’élève doit contenir au moins 5 caractères',
  'validation.studentNumber.tooLong': 'Le numéro d’élève ne doit pas dépasser 20 caractères',
  'validation.studentNumber.characters':
    'Le numéro d’élève ne peut contenir que des lettres, des chiffres et des traits d’union',
  'validation.studentNumber.taken': 'Un élève porte déjà ce numéro',
  'validation.level.unknown': 'Choisissez un niveau dans la liste',
  'validation.person.unknown': 'Choisissez une personne dans la liste',
  'validation.relation.invalid': 'Choisissez un lien dans la liste',
  'validation.restrictionReason.invalid': 'Choisissez un motif dans la liste',
  'validation.guardian.already': 'Cette personne est déjà responsable de l’élève',
  'validation.role.invalid': 'Choisissez un rôle dans la liste',
} as const satisfies TranslationOf<typeof english>;
