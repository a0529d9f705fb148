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

  'admin.pending.title': 'À traiter',
  'admin.pending.none': 'Rien ne vous attend.',
  'admin.pending.overdueEnquiries': {
    one: '{count} demande en retard',
    many: '{count} de demandes en retard',
    other: '{count} demandes en retard',
  },
  'admin.pending.lateMessages': {
    one: '{count} message en retard sur un autre objet',
    many: '{count} de messages en retard sur d’autres objets',
    other: '{count} messages en retard sur d’autres objets',
  },
  'admin.pending.newEnquiries': {
    one: '{count} nouvelle demande',
    many: '{count} de nouvelles demandes',
    other: '{count} nouvelles demandes',
  },
  'admin.pending.failedReplies': {
    one: '{count} réponse à une demande non remise',
    many: '{count} de réponses à des demandes non remises',
    other: '{count} réponses à des demandes non remises',
  },
  'admin.pending.privacyRequests': {
    one: '{count} demande relative aux données personnelles',
    many: '{count} de demandes relatives aux données personnelles',
    other: '{count} demandes relatives aux données personnelles',
  },
  'admin.pending.failedMails': {
    one: '{count} personne qu’un e-mail n’a pas atteinte',
    many: '{count} de personnes qu’un e-mail n’a pas atteintes',
    other: '{count} personnes qu’un e-mail n’a pas atteintes',
  },
  'admin.pending.studentsWithoutGuardian': {
    one: '{count} élève sans responsable',
    many: '{count} d’élèves sans responsable',
    other: '{count} élèves sans responsable',
  },
  'admin.pending.studentsWithoutMentor': {
    one: '{count} élève sans mentor',
    many: '{count} d’élèves sans mentor',
    other: '{count} élèves sans mentor',
  },
  'admin.pending.studentsWithoutCoach': {
    one: '{count} élève sans coach bien-être',
    many: '{count} d’élèves sans coach bien-être',
    other: '{count} élèves sans coach bien-être',
  },
  'admin.pending.neverSignedIn': {
    one: '{count} compte jamais utilisé',
    many: '{count} de comptes jamais utilisés',
    other: '{count} comptes jamais utilisés',
  },

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

  'admin.manage': 'Gérer',
  'admin.manage.account': 'Gérer le compte : {name}',
  'admin.manage.role': 'Changer le rôle',
  'admin.manage.role.label': 'Nouveau rôle',
  'admin.manage.role.text':
    'Toutes les sessions de cette personne sont fermées. Le nouveau rôle s’applique à la prochaine connexion.',
  'admin.manage.role.submit': 'Changer le rôle',
  'admin.manage.password': 'Nouveau mot de passe temporaire',
  'admin.manage.password.text':
    'Le mot de passe actuel cesse de fonctionner, toutes les sessions de cette personne sont fermées et elle reçoit par e-mail un nouveau mot de passe temporaire.',
  'admin.manage.password.submit': 'Envoyer un nouveau mot de passe',
  'admin.manage.secondFactors': 'Retirer le second facteur',
  'admin.manage.secondFactors.text':
    'Pour une personne qui a perdu son téléphone et ses codes de secours. Vérifiez d’abord qui fait la demande.',
  'admin.manage.secondFactors.submit': 'Retirer le second facteur',
  'admin.manage.suspend': 'Suspendre le compte',
  'admin.manage.suspend.text':
    'Toutes les sessions de cette personne sont fermées ; elle ne peut plus se connecter tant que le compte n’est pas réactivé.',
  'admin.manage.suspend.submit': 'Suspendre',
  'admin.manage.reactivate': 'Réactiver le compte',
  'admin.manage.reactivate.text': 'Cette personne peut de nouveau se connecter avec le mot de passe qu’elle avait.',
  'admin.manage.reactivate.submit': 'Réactiver',
  'admin.manage.ownPassword': 'Votre mot de passe',
  'admin.manage.ownPassword.text':
    'Vous choisissez vous-même votre mot de passe. Seul un autre administrateur peut suspendre ce compte.',

  'admin.details.title': 'Nom et adresse e-mail',
  'admin.details.submit': 'Enregistrer les modifications',
  'admin.details.submitting': 'Enregistrement des modifications…',
  'admin.details.saved': 'Les informations de {name} ont été enregistrées.',
  'admin.details.open': 'Modifier le nom et l’adresse e-mail',
  'admin.details.email.hint': 'Si l’adresse change, cette personne est déconnectée partout et prévenue par e-mail.',
  'admin.details.ownEmail': 'Vous modifiez votre propre adresse e-mail dans votre compte.',

  'admin.account.title': 'Compte',
  'admin.account.back': 'Tous les comptes',
  'admin.merge': 'Fusionner avec un autre compte',
  'admin.merge.text': 'Pour une personne qui a deux comptes. Vous voyez d’abord ce qui est transféré vers celui-ci.',
  'admin.merge.submit': 'Fusionner les comptes',
  'admin.erase': 'Effacer le compte',
  'admin.erase.text':
    'Supprime définitivement le compte, par exemple après une demande d’effacement. Vous voyez d’abord ce qui est supprimé et ce qui reste.',
  'admin.erase.submit': 'Effacer le compte',

  'admin.confirm.cancel': 'Annuler',
  'admin.confirm.suspend.title': 'Suspendre le compte de {name} ?',
  'admin.confirm.suspend.signedOut':
    '{name} : toutes les sessions sont fermées aussitôt, et la connexion reste impossible tant que vous n’avez pas réactivé le compte.',
  'admin.confirm.suspend.messages':
    'Les messages sont conservés. Personne ne peut écrire à ce compte tant qu’il est suspendu.',
  'admin.confirm.suspend.submit': 'Suspendre le compte',
  'admin.confirm.role.title': 'Changer le rôle de {name} ?',
  'admin.confirm.role.signedOut':
    '{name} : toutes les sessions sont fermées aussitôt ; à la prochaine connexion, le compte a le rôle {role}.',
  'admin.confirm.role.toAdmin':
    'Un administrateur peut voir et modifier tous les comptes, tous les élèves et toutes les demandes.',
  'admin.confirm.role.fromAdmin': 'Ce compte n’a plus accès à la console d’administration.',
  'admin.confirm.role.ownConsole':
    'Il s’agit de votre propre compte : vous perdez aussitôt l’accès à la console d’administration.',
  'admin.confirm.role.losesStudents': {
    one: 'Un élève perd ce mentor pédagogique ou ce coach bien-être.',
    many: '{count} élèves perdent ce mentor pédagogique ou ce coach bien-être.',
    other: '{count} élèves perdent ce mentor pédagogique ou ce coach bien-être.',
  },
  'admin.confirm.role.submit': 'Confirmer le nouveau rôle',
  'admin.confirm.password.title': 'Envoyer un nouveau mot de passe temporaire à {name} ?',
  'admin.confirm.password.stops':
    'Le mot de passe actuel cesse aussitôt de fonctionner et toutes les sessions de {name} sont fermées.',
  'admin.confirm.password.mail':
    'Un mot de passe temporaire est envoyé par e-mail à {email}. Il est valable {hours} heures.',
  'admin.confirm.password.submit': 'Remplacer le mot de passe',
  'admin.confirm.secondFactors.title': 'Retirer le second facteur de {name} ?',
  'admin.confirm.secondFactors.passwordAlone':
    '{name} se connecte avec son seul mot de passe jusqu’à l’ajout d’un autre second facteur.',
  'admin.confirm.secondFactors.signedOut':
    'Toutes les sessions de {name} sont fermées aussitôt, et un e-mail l’en informe.',
  'admin.confirm.secondFactors.askFirst':
    'Assurez-vous que la demande vient de {name}, et non de quelqu’un qui connaît le mot de passe.',
  'admin.confirm.secondFactors.submit': 'Confirmer le retrait',
  'admin.confirm.email.title': 'Modifier l’adresse e-mail de {name} ?',
  'admin.confirm.email.replaced': '{from} est remplacée par {to}.',
  'admin.confirm.email.signedOut': 'Toutes les sessions de {name} prennent fin aussitôt.',
  'admin.confirm.email.passwordStays':
    'Le mot de passe reste le même. Si quelqu’un d’autre peut le connaître, envoyez aussi un nouveau mot de passe.',
  'admin.confirm.email.told': 'Nous écrivons aux deux adresses. L’e-mail à l’ancienne ne mentionne pas la nouvelle.',
  'admin.confirm.email.invite': 'L’invitation précédente ne fonctionne plus. Nous en envoyons une nouvelle à {email}.',
  'admin.confirm.email.suspended': 'Le compte reste suspendu et personne n’est prévenu par e-mail.',
  'admin.confirm.email.submit': 'Modifier l’adresse',
  'admin.confirm.nothingElse': 'Rien ne change pour les messages ni pour les élèves.',
  'admin.confirm.messagesStay': 'Les messages sont conservés.',
  'admin.confirm.studentsStay': {
    one: 'Un élève reste rattaché à ce compte.',
    many: '{count} élèves restent rattachés à ce compte.',
    other: '{count} élèves restent rattachés à ce compte.',
  },

  'admin.done.suspended': '{name} : toutes les sessions sont fermées et la connexion n’est plus possible.',
  'admin.done.reactivated': '{name} peut de nouveau se connecter.',
  'admin.done.role.parent': '{name} a maintenant le rôle Parent.',
  'admin.done.role.mentor': '{name} a maintenant le rôle Mentor.',
  'admin.done.role.admin': '{name} a maintenant le rôle Administrateur.',
  'admin.done.newPassword': 'Un nouveau mot de passe temporaire est en cours d’envoi à {email}.',
  'admin.done.emailChanged': 'L’adresse e-mail de {name} est désormais {email}.',
  'admin.done.secondFactorsRemoved': 'Le second facteur de {name} a été retiré.',
  'admin.done.invited': 'Une nouvelle invitation est en cours d’envoi à {email}. Le lien précédent n’est plus valable.',
  'admin.done.erased': 'Le compte de {name} a été effacé.',
  'admin.done.merging':
    'Les comptes de {name} sont en cours de fusion. Nous écrivons aux deux adresses une fois la fusion terminée.',
  'admin.refused.lastAdmin':
    'Il s’agit du dernier administrateur actif. Donnez d’abord le rôle d’administrateur à quelqu’un d’autre.',
  'admin.refused.ownAccount':
    'Vous ne pouvez pas suspendre votre propre compte. Demandez-le à un autre administrateur.',
  'admin.refused.noSecondFactor': 'Cette personne n’a pas de second facteur.',
  'admin.refused.invitationAccepted': 'Cette personne a déjà choisi un mot de passe.',
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
