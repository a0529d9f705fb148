import type { validation as english } from '../en/validation.ts';
import type { TranslationOf } from '../translation.ts';

export const validation = {
  'validation.email.invalid': 'Saisissez une adresse e-mail valide',
  'validation.email.tooLong': 'L’adresse e-mail ne doit pas dépasser 255 caractères',
  'validation.password.required': 'Saisissez le mot de passe',
  'validation.password.tooShort': 'Le mot de passe doit contenir au moins 12 caractères',
  'validation.password.tooLong': 'Le mot de passe ne doit pas dépasser 128 caractères',
  'validation.password.uppercase': 'Le mot de passe doit contenir au moins une lettre majuscule',
  'validation.password.lowercase': 'Le mot de passe doit contenir au moins une lettre minuscule',
  'validation.password.number': 'Le mot de passe doit contenir au moins un chiffre',
  'validation.password.special': 'Le mot de passe doit contenir au moins un caractère spécial',
  'validation.password.mismatch': 'Les deux mots de passe ne sont pas identiques',
  'validation.password.unchanged': 'Choisissez un mot de passe différent de l’actuel',
  'validation.password.wrong': 'Le mot de passe actuel est incorrect',
  'validation.name.tooShort': 'Le nom doit contenir au moins 2 caractères',
  'validation.name.tooLong': 'Le nom ne doit pas dépasser 100 caractères',
  'validation.name.characters':
    'Le nom ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes',
  'validation.studentNumber.tooShort': 'Le numéro d’élève doit contenir au moins 5 caractères',
  'validation.studentNumber.tooLong': 'Le numéro d’élève ne doit pas dépasser 20 caractères',
  'validation.studentNumber.characters':
    'Le numéro d’élève ne peut contenir que des lettres, des chiffres et des traits d’union',
  'validation.studentNumber.taken': 'Un élève porte déjà ce numéro. Veuillez en saisir un autre.',
  'validation.level.tooLong': 'Le niveau ne doit pas dépasser 100 caractères',
  'validation.person.unknown': 'Choisissez une personne dans la liste',
  'validation.role.invalid': 'Choisissez un rôle dans la liste',
  'validation.forbiddenCharacters':
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés. Veuillez le saisir de nouveau.',
  'validation.malformed': 'Le formulaire nous est parvenu incomplet. Veuillez recharger la page et réessayer.',
} as const satisfies TranslationOf<typeof english>;
