import type { admin as english } from '../en/admin.ts';
import type { TranslationOf } from '../translation.ts';

export const admin = {
  'admin.title': 'Console d’administration',
  'admin.auditLog': 'Journal d’audit',
  'admin.import': 'Importation',
  'admin.retention': 'Durées de conservation',
  'admin.schoolFacts': 'Informations pratiques',
  'admin.history': 'Historique dans le journal d’audit',

  'admin.attachmentsNotScanned':
    'Aucun antivirus ne vérifie les pièces jointes. La personne qui gère le serveur peut en configurer un.',

  'admin.twoFactorNotRequired':
    'L’authentification à deux facteurs n’est pas exigée du personnel. La personne qui exploite le serveur peut l’exiger.',

  'admin.create.title': 'Créer un compte',
  'admin.create.fullName': 'Nom complet',
  'admin.create.email': 'Adresse e-mail',
  'admin.create.password': 'Mot de passe temporaire',
  'admin.create.role': 'Rôle de l’utilisateur',
  'admin.create.language': 'Langue',
  'admin.create.generate': 'Générer',
  'admin.create.passwordOrLink':
    'Laissez ce champ vide pour envoyer un lien avec lequel la personne choisit son mot de passe.',
  'admin.create.submit': 'Créer le compte',
  'admin.create.submitting': 'Création du compte…',
  'admin.create.note.title': 'Ce qui se passe ensuite',
  'admin.create.note.mail': 'L’utilisateur reçoit un e-mail avec des identifiants temporaires.',
  'admin.create.note.reset': 'Il doit aussitôt changer de mot de passe, avant de pouvoir utiliser l’espace famille.',
  'admin.create.note.students': 'Les parents sont rattachés aux élèves depuis la gestion des élèves.',
  'admin.create.note.studentsLink': 'Ouvrir la gestion des élèves',
  'admin.create.success': 'Le compte {email} a bien été créé avec le rôle {role}.',
  'admin.create.failed': 'Le compte n’a pas pu être créé. Veuillez réessayer.',
  'admin.create.open': 'Ouvrir le compte',
  'admin.create.addressUsed': 'Un compte existe déjà avec cette adresse e-mail.',

  'admin.role.parent': 'Parent',
  'admin.role.mentor': 'Mentor',
  'admin.role.admin': 'Administrateur',
  'admin.role.none': 'Aucun rôle',

  'admin.list.title': 'Comptes',
  'admin.list.search': 'Rechercher par nom, adresse e-mail ou élève',
  'admin.list.role': 'Rôle',
  'admin.list.role.all': 'Tous les rôles',
  'admin.list.state': 'Statut',
  'admin.list.state.all': 'Tous les statuts',
  'admin.list.state.active': 'Actif',
  'admin.list.state.invited': 'Invité',
  'admin.list.state.invitationExpired': 'Invitation expirée',
  'admin.list.state.suspended': 'Suspendu',
  'admin.list.submit': 'Rechercher',
  'admin.list.reset': 'Effacer les filtres',
  'admin.list.none': 'Aucun résultat ne correspond à votre recherche',
  'admin.list.none.text': 'Essayez avec un terme plus court, ou modifiez les filtres.',
  'admin.list.person': 'Nom et adresse e-mail',
  'admin.list.lastSignIn': 'Dernière connexion',
  'admin.list.neverSignedIn': 'Jamais',
  'admin.list.mail': 'Invitation',
  'admin.list.actions': 'Actions',
  'admin.list.you': 'vous',
  'admin.list.more': 'Page suivante',
  'admin.list.first': 'Première page',
  'admin.list.add': 'Ajouter un compte',
  'admin.list.count': { one: '{count} résultat', many: '{count} de résultats', other: '{count} résultats' },
  'admin.list.countMore': 'Plus de {count} résultats',
  'admin.list.sort': 'Trier par',
  'admin.list.sort.ascending': '{column}, ordre croissant',
  'admin.list.sort.descending': '{column}, ordre décroissant',
  'admin.list.mail.filter': 'E-mails',
  'admin.list.mail.all': 'Tous',
  'admin.list.mail.failed': 'Non remis',
  'admin.list.signIn.all': 'Toutes les dates',
  'admin.list.export': 'Exporter en CSV',

  'admin.mail.none': 'Aucune',
  'admin.mail.waiting': 'En attente',
  'admin.mail.sent': 'Envoyée',
  'admin.mail.written': 'Non envoyée',
  'admin.mail.failed': 'Échec',
  'admin.mail.written.explained':
    'Non envoyée : aucun serveur de messagerie n’est configuré. L’e-mail a été enregistré dans un fichier du dossier de données, sous mail/.',
  'admin.mail.failed.explained':
    'Échec : l’e-mail n’a pas pu être remis. Vérifiez l’adresse e-mail, puis envoyez un nouveau mot de passe.',
  'admin.mail.expired': 'Le mot de passe temporaire a expiré.',
  'admin.mail.linkExpired': 'Le lien a expiré.',
  'admin.mail.resetFailed': 'L’e-mail avec le lien pour choisir un nouveau mot de passe n’a pas pu être remis.',
  'admin.mail.noticeFailed':
    'L’e-mail au sujet d’un changement de mot de passe ou de second facteur n’a pas pu être remis.',
  'admin.mail.otherFailed': 'Le dernier e-mail n’a pas pu être remis.',
  'admin.invitation.expires': {
    one: 'Expire dans la journée.',
    many: 'Expire dans {count} jours.',
    other: 'Expire dans {count} jours.',
  },
  'admin.invitation.accepted': 'Acceptée.',
  'admin.invitation.resend': 'Renvoyer',
  'admin.invitation.resendTo': 'Renvoyer l’invitation à {name}',
  'admin.mail.resend': 'Envoyer un nouveau mot de passe',
  'admin.mail.resendTo': 'Envoyer un nouveau mot de passe : {name}',

  'admin.account.back': 'Tous les comptes',

  'admin.confirm.cancel': 'Annuler',

  'family.title': 'Nouvelle famille',
  'offices.title': 'Fonctions',
  'offices.warning': {
    one: 'Une fonction n’a pas de titulaire actif. Ses messages parviennent au suppléant ou, à défaut, à tous les administrateurs.',
    many: '{count} de fonctions n’ont pas de titulaire actif. Leurs messages parviennent au suppléant ou, à défaut, à tous les administrateurs.',
    other:
      '{count} fonctions n’ont pas de titulaire actif. Leurs messages parviennent au suppléant ou, à défaut, à tous les administrateurs.',
  },
  'students.list.title': 'Élèves',
  'students.edit.back': 'Tous les élèves',
  'reportSettings.link': 'Réglages des bulletins',
} as const satisfies TranslationOf<typeof english>;
