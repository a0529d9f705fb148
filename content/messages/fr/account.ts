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
  'login.sessionEnded':
    'Votre session est terminée. Veuillez vous reconnecter ; ce que vous avez écrit est conservé sur cet appareil.',
  'signOut.submit': 'Se déconnecter',
  'forgot.title': 'Mot de passe oublié ?',
  'forgot.text':
    'L’école vous donne un nouveau mot de passe temporaire. L’autre parent peut le demander par la messagerie sécurisée, ou votre enfant peut en parler à son mentor académique au prochain cours. Nous vérifions votre identité, puis l’envoyons à l’adresse e-mail de votre compte.',
  'forgot.back': 'Retour à la connexion',
  'changePassword.title': 'Choisir un nouveau mot de passe',
  'changePassword.lead':
    'Vous utilisez un mot de passe temporaire. Choisissez-en un que personne d’autre ne connaît ; d’ici là, rien d’autre ne s’ouvre.',
  'changePassword.current': 'Mot de passe actuel',
  'changePassword.new': 'Nouveau mot de passe',
  'changePassword.confirm': 'Confirmation du nouveau mot de passe',
  'changePassword.submit': 'Changer le mot de passe',
  'changePassword.submitting': 'Changement du mot de passe…',
  'changePassword.rules':
    'Au moins 12 caractères, dont une lettre majuscule, une lettre minuscule, un chiffre et un caractère spécial.',
  'changePassword.success': 'Votre mot de passe a été changé.',
} as const satisfies TranslationOf<typeof english>;
