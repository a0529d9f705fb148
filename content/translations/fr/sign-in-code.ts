import type { signInCode as english } from '../en/sign-in-code.ts';
import type { TranslationOf } from '../translation.ts';

export const signInCode = {
  'signInCode.title': 'Confirmez votre connexion',
  'signInCode.lead': 'Votre mot de passe est correct. Ce compte est aussi protégé par un second facteur.',
  'signInCode.field': 'Code',
  'signInCode.hint':
    'Les six chiffres que votre application d’authentification affiche en ce moment, ou l’un de vos codes de secours.',
  'signInCode.hint.recovery': 'L’un de vos codes de secours.',
  'signInCode.submit': 'Continuer',
  'signInCode.submitting': 'Vérification en cours…',
  'signInCode.back': 'Se connecter à un autre compte',
  'signInCode.lost':
    'Vous n’avez plus accès ni à votre second facteur ni à vos codes de secours ? L’école peut désactiver l’authentification à deux facteurs pour vous.',
  'validation.code.required': 'Le code est obligatoire',
  'validation.code.wrong': 'Ce code est incorrect ou n’est plus valable',
} as const satisfies TranslationOf<typeof english>;
