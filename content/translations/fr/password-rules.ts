import type { passwordRules as english } from '../en/password-rules.ts';
import type { TranslationOf } from '../translation.ts';

export const passwordRules = {
  'validation.password.required': 'Saisissez le mot de passe',
  'validation.password.tooShort': 'Le mot de passe doit contenir au moins 12 caractères',
  'validation.password.tooLong': 'Le mot de passe ne doit pas dépasser 128 caractères',
  'validation.password.uppercase': 'Le mot de passe doit contenir au moins une lettre majuscule',
  'validation.password.lowercase': 'Le mot de passe doit contenir au moins une lettre minuscule',
  'validation.password.number': 'Le mot de passe doit contenir au moins un chiffre',
  'validation.password.special': 'Le mot de passe doit contenir au moins un caractère spécial',
  'validation.password.common':
    'Trop facile à deviner : c’est un mot de passe courant, avec ou sans chiffres ou signes ajoutés. Associez plusieurs mots sans lien entre eux.',
  'validation.password.personal':
    'Trop facile à deviner : il est tiré du nom ou de l’adresse e-mail du compte, ou du nom de l’école. Associez plusieurs mots sans lien entre eux.',
  'validation.password.mismatch': 'Les deux mots de passe ne sont pas identiques',
  'validation.password.unchanged': 'Choisissez un mot de passe différent de l’actuel',
} as const satisfies TranslationOf<typeof english>;
