import type { account as english } from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';

export const account = {
  'login.title': 'Connexion à l’espace famille',
  'login.lead': 'Connectez-vous pour lire et envoyer des messages.',
  'login.email': 'Adresse e-mail',
  'login.password': 'Mot de passe',
  'login.submit': 'Se connecter',
  'login.submitting': 'Connexion en cours…',
  'login.forgot': 'Mot de passe oublié ?',
  'login.invitation': 'L’accès à l’espace famille se fait sur invitation. L’école crée tous les comptes.',
  'login.invitationLink': 'Nous contacter au sujet d’une admission',
  'login.secure': 'Connexion sécurisée. Votre session se ferme automatiquement après 12 heures d’inactivité.',
  'login.failed': 'Échec de la connexion',
  'login.invalidCredentials': 'Adresse e-mail ou mot de passe incorrect. Veuillez réessayer.',
  'login.tooMany': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'login.success': 'Connexion réussie. Ouverture du tableau de bord…',
  'login.successElsewhere': 'Connexion réussie.',
  'login.problem.credentials': 'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux.',
  'login.problem.tooMany':
    'Il y a eu trop de tentatives. Vous devrez peut-être patienter jusqu’à une heure avant de réessayer.',
  'login.problem.unexpected': 'La connexion n’a pas abouti. Veuillez réessayer dans un instant.',
  'login.suspended': 'Votre compte est suspendu',
  'login.expired': 'Votre mot de passe temporaire a expiré',
  'login.problem.suspended':
    'Votre mot de passe est correct, mais l’école a suspendu votre compte : vous ne pouvez pas vous connecter pour le moment. Pour en connaître la raison, veuillez utiliser le formulaire de contact.',
  'login.contact': 'Ouvrir le formulaire de contact',
  'login.problem.expired':
    'Votre mot de passe temporaire est correct, mais il a expiré. Demandez-en un nouveau : nous l’enverrons à l’adresse e-mail de votre compte.',
  'login.problem.renewalInvalid':
    'Cette demande n’est plus valable. Veuillez vous connecter de nouveau, puis demander aussitôt le nouveau mot de passe.',
  'login.renew.submit': 'Envoyer un nouveau mot de passe temporaire',
  'login.renew.submitting': 'Envoi en cours…',
  'login.renew.done': 'Un nouveau mot de passe temporaire est en cours d’envoi à l’adresse e-mail de votre compte.',
  'login.sessionEnded': 'Votre session est terminée. Veuillez vous reconnecter.',
  'login.draftKept': 'Un message non envoyé est conservé sur cet appareil.',
  'signOut.submit': 'Se déconnecter',
  'forgot.title': 'Mot de passe oublié ?',
  'forgot.text':
    'Veuillez nous demander un nouveau mot de passe temporaire au moyen du formulaire de contact. Il n’est pas nécessaire de se connecter pour l’utiliser.',
  'forgot.next':
    'Nous vérifions votre identité. Nous envoyons ensuite un nouveau mot de passe temporaire à l’adresse e-mail de votre compte. Connectez-vous avec celui-ci et choisissez votre propre mot de passe.',
  'forgot.contact': 'Ouvrir le formulaire de contact',
  'forgot.back': 'Retour à la connexion',
  'changePassword.title': 'Choisir un nouveau mot de passe',
  'changePassword.lead':
    'Vous utilisez un mot de passe temporaire. Choisissez votre propre mot de passe pour continuer.',
  'changePassword.current': 'Mot de passe actuel',
  'changePassword.new': 'Nouveau mot de passe',
  'changePassword.confirm': 'Confirmation du nouveau mot de passe',
  'changePassword.submit': 'Changer le mot de passe',
  'changePassword.submitting': 'Changement du mot de passe…',
  'changePassword.rules':
    'Au moins 12 caractères, dont une lettre majuscule, une lettre minuscule, un chiffre et un caractère spécial. Nous n’acceptons ni les mots de passe courants, ni ceux tirés de votre nom ou de celui de l’école.',
  'changePassword.success': 'Votre mot de passe a bien été modifié.',
  'changePassword.typeAgain':
    'Trop de temps s’est écoulé depuis votre connexion. Veuillez saisir à nouveau le mot de passe temporaire.',
} as const satisfies TranslationOf<typeof english>;
