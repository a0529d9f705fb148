import type { recentPassword as english } from '../en/recent-password.ts';
import type { TranslationOf } from '../translation.ts';

export const recentPassword = {
  'changePassword.current': 'Mot de passe actuel',
  'account.password.again': 'Veuillez saisir de nouveau votre mot de passe pour effectuer cette modification.',
  'removal.password': 'Votre mot de passe',
  'login.tooMany': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'login.problem.tooMany':
    'Il y a eu trop de tentatives. Vous devrez peut-être patienter jusqu’à une heure avant de réessayer.',
  'login.problem.unexpected': 'La connexion n’a pas abouti. Veuillez réessayer dans un instant.',
  'validation.password.wrong': 'Le mot de passe actuel est incorrect',
} as const satisfies TranslationOf<typeof english>;
