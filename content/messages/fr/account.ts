import type { account as english } from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';

export const account = {
  'login.title': 'Connexion à l’espace famille',
  'login.lead': 'Connectez-vous pour joindre l’école et les mentors de votre enfant.',
  'login.email': 'Adresse e-mail',
  'login.password': 'Mot de passe',
  'login.submit': 'Se connecter',
  'login.submitting': 'Connexion en cours…',
  'login.forgot': 'Mot de passe oublié ?',
  'login.invitation': 'L’espace famille s’ouvre uniquement sur invitation : l’école crée chaque compte.',
  'login.invitationLink': 'Nous contacter au sujet d’une admission',
  'login.secure':
    'Connexion sécurisée. Votre session est protégée et se ferme d’elle-même lorsqu’elle n’est pas utilisée.',
  'login.failed': 'Échec de la connexion',
  'login.invalidCredentials': 'Adresse e-mail ou mot de passe incorrect. Veuillez réessayer.',
  'login.tooMany': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'login.success': 'Connexion réussie. Ouverture du tableau de bord…',
  'login.successElsewhere': 'Connexion réussie.',
  'login.problem.credentials': 'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux.',
  'login.problem.tooMany': 'Il y a eu trop de tentatives. Veuillez patienter, une heure au plus, puis réessayer.',
  'login.problem.unexpected': 'La connexion n’a pas pu se faire pour le moment. Veuillez réessayer dans un instant.',
  'login.suspended': 'Votre compte est suspendu.',
  'login.expired': 'Votre mot de passe temporaire a expiré.',
  'login.problem.suspended':
    'Votre mot de passe est correct, mais l’école a suspendu votre compte : vous ne pouvez pas vous connecter pour le moment. Pour en connaître la raison, l’autre parent peut écrire à l’école par la messagerie sécurisée, ou votre enfant peut en parler à son mentor académique.',
  'login.problem.expired':
    'Votre mot de passe temporaire est correct, mais il a expiré. Demandez-en un nouveau : nous l’envoyons à l’adresse e-mail de votre compte.',
  'login.problem.renewalInvalid':
    'Cette demande n’est plus valable. Veuillez vous connecter de nouveau, puis demander aussitôt le nouveau mot de passe.',
  'login.renew.submit': 'Envoyer un nouveau mot de passe temporaire',
  'login.renew.submitting': 'Envoi en cours…',
  'login.renew.done': 'Un nouveau mot de passe temporaire est en route vers l’adresse e-mail de votre compte.',
  'login.sessionEnded':
    'Votre session est terminée. Veuillez vous reconnecter ; ce que vous avez écrit est conservé sur cet appareil.',
  'signOut.submit': 'Se déconnecter',
  'forgot.title': 'Mot de passe oublié ?',
  'forgot.text':
    'L’école vous donne un nouveau mot de passe temporaire. L’autre parent peut le demander par la messagerie sécurisée, ou votre enfant peut en parler à son mentor académique au prochain cours. Nous vérifions votre identité, puis l’envoyons à l’adresse e-mail de votre compte.',
  'forgot.back': 'Retour à la connexion',
  'changePassword.title': 'Choisir un nouveau mot de passe',
  'changePassword.lead':
    'Vous utilisez un mot de passe temporaire. Choisissez-en un que personne d’autre ne connaît ; d’ici là, l’espace famille reste fermé.',
  'changePassword.current': 'Mot de passe actuel',
  'changePassword.new': 'Nouveau mot de passe',
  'changePassword.confirm': 'Confirmation du nouveau mot de passe',
  'changePassword.submit': 'Changer le mot de passe',
  'changePassword.submitting': 'Changement du mot de passe…',
  'changePassword.rules':
    'Au moins 12 caractères, dont une lettre majuscule, une lettre minuscule, un chiffre et un caractère spécial. Les mots de passe courants, ou tirés de votre nom ou de celui de l’école, sont refusés.',
  'changePassword.success': 'Votre mot de passe a été changé.',
  'changePassword.typeAgain':
    'Trop de temps s’est écoulé depuis votre connexion. Veuillez saisir à nouveau le mot de passe temporaire.',
} as const satisfies TranslationOf<typeof english>;
