import type { accountPage as english } from '../en/account-page.ts';
import type { TranslationOf } from '../translation.ts';

export const accountPage = {
  'account.name': 'Nom',
  'account.back': 'Retour à votre compte',
  'account.email': 'E-mail',
  'account.name.changedBy': 'Seule l’école peut modifier votre nom.',
  'account.name.write': 'Écrire à l’assistance technique',
  'account.language.hint': 'Pour ces pages et les e-mails qui vous sont adressés.',
  'account.timeZone.hint': 'Pour les heures de ces pages et des e-mails qui vous sont adressés.',
  'account.timeZone.thisDevice': '{zone} (cet appareil)',
  'account.timeZone.unknown': 'Choisissez un fuseau horaire dans la liste.',
  'account.appearance': 'Apparence',
  'account.appearance.hint':
    'Celle de l’espace famille sur cet appareil. Les pages publiques et les impressions restent claires.',
  'account.appearance.device': 'Celle de l’appareil utilisé',
  'account.appearance.light': 'Clair',
  'account.appearance.dark': 'Sombre',
  'account.appearance.unknown': 'Choisissez une apparence dans la liste.',
  'account.preferences.submit': 'Enregistrer',
  'account.preferences.submitting': 'Enregistrement…',
  'account.preferences.success': 'Vos réglages ont été enregistrés.',
  'account.password.title': 'Mot de passe',
  'account.password.text':
    'Lorsque vous changez de mot de passe, tous les autres navigateurs sont déconnectés de votre compte.',
  'account.sessions.title': 'Vos sessions ouvertes',
  'account.sessions.text':
    'Si vous ne reconnaissez pas l’un de ces navigateurs, déconnectez-le et changez votre mot de passe.',
  'account.sessions.device': '{browser} sur {system}',
  'account.sessions.unknown': 'Navigateur inconnu',
  'account.sessions.this': 'Ce navigateur',
  'account.sessions.since': 'Connexion :',
  'account.sessions.lastUse': 'Dernière utilisation :',
  'account.sessions.end': 'Déconnecter',
  'account.sessions.end.named': 'Déconnecter : {device}',
  'account.sessions.ended': 'Ce navigateur a été déconnecté.',
  'account.sessions.alreadyEnded': 'Ce navigateur n’est plus connecté.',
  'account.sessions.endOthers': 'Déconnecter tous les autres',
  'account.sessions.othersEnded': 'Tous les autres navigateurs ont été déconnectés.',
  'account.ownData.title': 'Vos données',
  'account.ownData.text': 'Téléchargez ce que l’espace famille conserve sur vous et vos enfants.',
  'account.ownData.open': 'Télécharger vos données',
  'account.changeEmail.new': 'Nouvelle adresse e-mail',
  'account.changeEmail.hint':
    'Nous envoyons un lien à cette adresse et un autre à votre adresse actuelle. L’adresse change lorsque les deux liens ont été ouverts et confirmés.',
  'account.changeEmail.submit': 'Modifier l’adresse e-mail',
  'account.changeEmail.submitting': 'Envoi des liens…',
  'account.changeEmail.success':
    'Nous envoyons un lien aux deux adresses. Veuillez confirmer les deux dans les 24 heures.',
  'account.changeEmail.unchanged': 'C’est déjà l’adresse de votre compte.',
  'account.changeEmail.tooMany': 'Vous avez demandé trop de modifications aujourd’hui. Veuillez réessayer demain.',
  'account.changeEmail.open': 'Une modification de l’adresse attend la confirmation des deux adresses :',
  'account.changeEmail.confirmed': 'Confirmée',
  'account.changeEmail.waiting': 'Lien envoyé',
  'account.changeEmail.cancel': 'Garder l’adresse actuelle',
  'account.changeEmail.cancelled': 'L’adresse de votre compte reste inchangée.',
  'confirmEmail.title': 'Modification de l’adresse e-mail',
  'confirmEmail.old': 'Cette adresse doit-elle devenir celle de votre compte ?',
  'confirmEmail.new': 'Cette adresse doit-elle devenir celle d’un compte dans l’espace famille ?',
  'confirmEmail.confirm': 'Confirmer',
  'confirmEmail.refuse': 'Ce n’était pas moi',
  'confirmEmail.refuse.effect':
    'Si ce n’était pas vous, tous les navigateurs sont déconnectés de votre compte et l’adresse reste inchangée.',
  'confirmEmail.confirmed':
    'Cette adresse est confirmée. La modification prend effet lorsque l’autre adresse l’est aussi.',
  'confirmEmail.changed':
    'L’adresse e-mail de votre compte a été modifiée. Utilisez dorénavant la nouvelle adresse pour vous connecter.',
  'confirmEmail.refusedOld':
    'L’adresse reste inchangée et tous les navigateurs ont été déconnectés de votre compte. Quelqu’un connaît peut-être votre mot de passe : veuillez en choisir un nouveau maintenant.',
  'confirmEmail.refusedNew': 'Cette adresse ne sera pas utilisée.',
  'confirmEmail.newPassword': 'Choisir un nouveau mot de passe',
  'confirmEmail.invalid.next':
    'Un lien fonctionne pendant 24 heures, et plus après une autre demande de modification. Vous pouvez demander de nouveaux liens sur la page de votre compte.',
  'confirmMerge.title': 'Fusion de deux comptes',
  'confirmMerge.lead': 'L’école souhaite fusionner deux comptes, car les deux semblent être les vôtres.',
  'confirmMerge.duplicate': 'Le compte supprimé',
  'confirmMerge.kept': 'Le compte conservé',
  'confirmMerge.effect':
    'Tous les messages du compte supprimé sont transférés vers le compte conservé, et toute personne qui l’utilise peut les lire. Cette action est irréversible.',
  'confirmMerge.other':
    'Le titulaire du compte supprimé a reçu un lien pour confirmer la fusion. Vous n’avez rien à confirmer.',
  'confirmMerge.confirm': 'Fusionner mes comptes',
  'confirmMerge.refuse': 'L’autre compte n’est pas le mien',
  'confirmMerge.confirmed':
    'Les comptes sont en cours de fusion. Nous écrivons aux deux adresses une fois la fusion terminée.',
  'confirmMerge.refused': 'Les comptes restent inchangés.',
  'confirmMerge.invalid.next':
    'Si vous avez confirmé la fusion, vous n’avez rien d’autre à faire. Sinon, veuillez écrire à l’assistance technique par la messagerie sécurisée.',
} as const satisfies TranslationOf<typeof english>;
