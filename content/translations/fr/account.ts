import type { account as english } from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';

export const account = {
  'login.title': 'Connexion à l’espace famille',
  'login.lead': 'Connectez-vous à l’espace famille.',
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
  'login.draftKept': 'Un texte qui n’a été ni envoyé ni enregistré est conservé sur cet appareil.',
  'passkey.use': 'Utiliser une clé d’accès',
  'passkey.waiting': 'En attente de votre appareil…',
  'passkey.noScript': 'Les clés d’accès nécessitent JavaScript, qui est désactivé dans ce navigateur.',
  'passkey.problem.cancelled': 'Aucune clé d’accès n’a été utilisée. Veuillez réessayer ou choisir un autre moyen.',
  'passkey.problem.unsupported':
    'Ce navigateur ne prend pas en charge les clés d’accès. Veuillez choisir un autre moyen.',
  'passkey.problem.failed': 'L’opération n’a pas abouti. Veuillez recharger la page et réessayer.',
  'passkey.problem.refused': 'Cette clé d’accès n’a pas été acceptée. Veuillez choisir un autre moyen.',
  'forgot.title': 'Mot de passe oublié ?',
  'forgot.text':
    'Indiquez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'forgot.submit': 'Envoyer le lien',
  'forgot.submitting': 'Envoi en cours…',
  'forgot.sent': 'S’il existe un compte pour cette adresse, nous avons envoyé un lien.',
  'forgot.sent.next':
    'Le lien fonctionne une seule fois, pendant 30 minutes. Si aucun e-mail n’arrive, regardez dans les courriers indésirables et vérifiez l’adresse. Vous pouvez refaire une demande au bout de cinq minutes.',
  'forgot.next': 'Aucun e-mail reçu, ou plus d’accès à cette adresse ?',
  'forgot.contact': 'Ouvrir le formulaire de contact',
  'forgot.back': 'Retour à la connexion',
  'reset.invitation.title': 'Choisir votre mot de passe',
  'reset.invitation.text':
    'Bienvenue dans l’espace famille. Choisissez un mot de passe : votre session s’ouvrira ensuite.',
  'reset.account': 'Compte :',
  'reset.submit': 'Enregistrer le mot de passe',
  'reset.submitting': 'Enregistrement…',
  'reset.done': 'Votre mot de passe est enregistré.',
  'reset.invalid': 'Ce lien n’est pas valable ou a expiré.',
  'reset.invalid.next':
    'Un lien fonctionne une seule fois et n’est plus valable après un changement de mot de passe. Demandez un nouveau lien : nous l’enverrons à l’adresse e-mail de votre compte.',
  'reset.again': 'Demander un nouveau lien',
  'reset.suspended':
    'Ce lien est valable, mais l’école a suspendu votre compte : vous ne pouvez pas choisir de mot de passe pour le moment. Pour en connaître la raison, veuillez utiliser le formulaire de contact.',
  'invitation.title': 'Votre invitation',
  'invitation.text': 'L’école vous a ouvert un compte dans son espace famille. L’e-mail que vous avez reçu contient :',
  'invitation.link':
    'soit un lien : ouvrez-le et choisissez votre mot de passe. Il fonctionne une seule fois, pendant {days} jours ;',
  'invitation.password':
    'soit un mot de passe temporaire : connectez-vous dans les {hours} heures, puis choisissez votre propre mot de passe.',
  'invitation.expired':
    'Si le délai est passé, sélectionnez « Mot de passe oublié ? » sur la page de connexion : nous vous enverrons un nouveau lien.',
  'changePassword.lead':
    'Vous utilisez un mot de passe temporaire. Choisissez votre propre mot de passe pour continuer.',
  'changePassword.new': 'Nouveau mot de passe',
  'changePassword.confirm': 'Confirmation du nouveau mot de passe',
  'changePassword.submitting': 'Changement du mot de passe…',
  'changePassword.rules':
    'Au moins 12 caractères, dont une lettre majuscule, une lettre minuscule, un chiffre et un caractère spécial. Nous n’acceptons ni les mots de passe courants, ni ceux tirés de votre nom ou de celui de l’école.',
  'changePassword.typeAgain':
    'Trop de temps s’est écoulé depuis votre connexion. Veuillez saisir à nouveau le mot de passe temporaire.',
  'passkey.problem.known': 'Cet appareil a déjà une clé d’accès pour votre compte.',
} as const satisfies TranslationOf<typeof english>;
