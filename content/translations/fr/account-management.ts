import type { accountManagement as english } from '../en/account-management.ts';
import type { TranslationOf } from '../translation.ts';

export const accountManagement = {
  'admin.pending.title': 'À traiter',
  'admin.pending.none': 'Rien ne vous attend.',
  'admin.steps.title': 'Premiers pas',
  'admin.steps.done': '{done} sur {count}',
  'admin.steps.isDone': 'Fait :',
  'admin.steps.mail': 'Faites connecter un serveur de messagerie',
  'admin.steps.twoFactor': 'Protégez votre propre compte par un second facteur',
  'admin.steps.offices': 'Attribuez les fonctions',
  'admin.steps.terms': 'Saisissez les périodes de l’année scolaire',
  'admin.steps.mentors': 'Ajoutez les mentors',
  'admin.steps.students': 'Importez les familles et les élèves',
  'admin.steps.courses': 'Ajoutez les cours et leurs séances',
  'admin.steps.schoolFacts': 'Publiez les informations pratiques de l’école',
  'admin.pending.overdueEnquiries': {
    one: '{count} demande en retard',
    many: '{count} de demandes en retard',
    other: '{count} demandes en retard',
  },
  'admin.pending.lateMessages': {
    one: '{count} message en retard sur un autre sujet',
    many: '{count} de messages en retard sur d’autres sujets',
    other: '{count} messages en retard sur d’autres sujets',
  },
  'admin.pending.newEnquiries': {
    one: '{count} nouvelle demande',
    many: '{count} de nouvelles demandes',
    other: '{count} nouvelles demandes',
  },
  'admin.pending.dueMessages': {
    one: '{count} message sur un autre sujet avec échéance',
    many: '{count} de messages sur d’autres sujets avec échéance',
    other: '{count} messages sur d’autres sujets avec échéance',
  },
  'admin.pending.newMessages': {
    one: '{count} nouveau message sur un autre sujet',
    many: '{count} de nouveaux messages sur d’autres sujets',
    other: '{count} nouveaux messages sur d’autres sujets',
  },
  'admin.pending.failedReplies': {
    one: '{count} réponse non remise à une demande',
    many: '{count} de réponses non remises à des demandes',
    other: '{count} réponses non remises à des demandes',
  },
  'admin.pending.failedAcknowledgements': {
    one: '{count} confirmation non remise',
    many: '{count} de confirmations non remises',
    other: '{count} confirmations non remises',
  },
  'admin.pending.privacyRequests': {
    one: '{count} demande relative aux données personnelles',
    many: '{count} de demandes relatives aux données personnelles',
    other: '{count} demandes relatives aux données personnelles',
  },
  'admin.pending.failedMails': {
    one: '{count} personne à qui un e-mail n’a pas pu être remis',
    many: '{count} de personnes à qui un e-mail n’a pas pu être remis',
    other: '{count} personnes à qui un e-mail n’a pas pu être remis',
  },
  'admin.pending.failedRemovalMails': {
    one: '{count} compte supprimé dont le titulaire n’a pas reçu notre e-mail',
    many: '{count} de comptes supprimés dont les titulaires n’ont pas reçu notre e-mail',
    other: '{count} comptes supprimés dont les titulaires n’ont pas reçu notre e-mail',
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
  'admin.pending.ofThemOverdue': '(dont {overdue} en retard)',
  'admin.pending.uncounted': '{work}\u202f: décompte impossible',
  'admin.pending.overdueEnquiries.name': 'Demandes en retard',
  'admin.pending.lateMessages.name': 'Messages en retard sur d’autres sujets',
  'admin.pending.privacyRequests.name': 'Demandes relatives aux données personnelles',
  'admin.pending.newEnquiries.name': 'Nouvelles demandes',
  'admin.pending.dueMessages.name': 'Messages sur d’autres sujets avec échéance',
  'admin.pending.newMessages.name': 'Nouveaux messages sur d’autres sujets',
  'admin.pending.failedReplies.name': 'Réponses non remises à des demandes',
  'admin.pending.failedAcknowledgements.name': 'Confirmations non remises',
  'admin.pending.failedMails.name': 'Personnes à qui un e-mail n’a pas pu être remis',
  'admin.pending.failedRemovalMails.name': 'E-mails non remis sur des comptes supprimés',
  'admin.pending.studentsWithoutGuardian.name': 'Élèves sans responsable',
  'admin.pending.studentsWithoutMentor.name': 'Élèves sans mentor',
  'admin.pending.studentsWithoutCoach.name': 'Élèves sans coach bien-être',
  'admin.pending.neverSignedIn.name': 'Comptes jamais utilisés',
  'admin.pending.vacantOffices.name': 'Fonctions sans titulaire',
  'admin.manage.role': 'Changer le rôle',
  'admin.manage.role.label': 'Nouveau rôle',
  'admin.manage.role.text':
    'Toutes les sessions de cette personne sont fermées. Le nouveau rôle s’applique à la prochaine connexion.',
  'admin.manage.role.submit': 'Changer le rôle',
  'admin.manage.role.submitting': 'Changement du rôle…',
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
  'admin.details.email.hint': 'Si l’adresse change, cette personne est déconnectée partout et prévenue par e-mail.',
  'admin.details.ownEmail': 'Vous modifiez votre propre adresse e-mail dans votre compte.',
  'admin.account.title': 'Compte',
  'admin.merge': 'Fusionner avec un autre compte',
  'admin.merge.text':
    'Pour une personne qui a deux comptes. Vous voyez d’abord ce qui est transféré vers celui-ci ; le titulaire de l’autre compte confirme la fusion.',
  'admin.merge.submit': 'Fusionner les comptes',
  'admin.pendingMerge.title': 'Une fusion attend sa confirmation',
  'admin.pendingMerge.text':
    'Le compte de {duplicateName} ({duplicateEmail}) doit être fusionné avec celui de {keptName} ({keptEmail}). Le titulaire de {duplicateEmail} a reçu un lien pour confirmer.',
  'admin.pendingMerge.until': 'Le lien fonctionne jusqu’au',
  'admin.pendingMerge.changed':
    'Les liens ne fonctionnent plus, car l’un des comptes a changé depuis la demande. Retirez la demande, puis refaites-la si elle est toujours justifiée.',
  'admin.pendingMerge.running.title': 'Des comptes sont en cours de fusion',
  'admin.pendingMerge.running':
    'Le compte de {duplicateName} ({duplicateEmail}) est en cours de fusion avec celui de {keptName} ({keptEmail}).',
  'admin.pendingMerge.withdraw': 'Retirer la demande',
  'admin.erase': 'Supprimer le compte',
  'admin.erase.text':
    'Supprime définitivement le compte, par exemple après une demande d’effacement. Vous voyez d’abord ce qui est supprimé et ce qui est conservé.',
  'admin.erase.submit': 'Supprimer le compte',
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
  'admin.confirm.email.uninvited':
    'Aucune invitation n’a encore été envoyée à {name} : personne n’est prévenu par e-mail.',
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
  'admin.done.invitedFirst': 'Une invitation est en cours d’envoi à {email}.',
  'admin.done.erased': 'Le compte de {name} a été supprimé.',
  'admin.done.merging':
    'Les comptes de {name} sont en cours de fusion. Nous écrivons aux deux adresses une fois la fusion terminée.',
  'admin.done.mergeRequested':
    'Nous écrivons aux deux adresses. Rien n’est transféré tant que le titulaire de {email} n’a pas confirmé.',
  'admin.done.mergeWithdrawn': 'La demande de fusion a été retirée. Ses liens ne fonctionnent plus.',
  'admin.refused.lastAdmin':
    'Il s’agit du dernier administrateur actif. Donnez d’abord le rôle d’administrateur à quelqu’un d’autre.',
  'admin.refused.mergeClosed': 'Cette fusion n’attend plus de confirmation.',
  'admin.refused.tooManyMerges':
    'Une fusion de ce compte a été demandée cinq fois aujourd’hui. Veuillez réessayer demain.',
  'admin.refused.ownAccount':
    'Vous ne pouvez pas suspendre votre propre compte. Demandez-le à un autre administrateur.',
  'admin.refused.noSecondFactor': 'Cette personne n’a pas de second facteur.',
  'admin.refused.invitationAccepted': 'Cette personne a déjà choisi un mot de passe.',
  'admin.several.invite': {
    one: 'Envoyer {count} invitation…',
    many: 'Envoyer {count} d’invitations…',
    other: 'Envoyer {count} invitations…',
  },
  'admin.several.invite.leftOut': {
    one: '{count} compte est laissé de côté : il n’a pas besoin d’invitation ou il est suspendu.',
    many: '{count} de comptes sont laissés de côté : ils n’ont pas besoin d’invitation ou ils sont suspendus.',
    other: '{count} comptes sont laissés de côté : ils n’ont pas besoin d’invitation ou ils sont suspendus.',
  },
  'admin.several.invite.mail':
    'Chaque personne reçoit un e-mail avec un lien pour choisir un mot de passe, valable 7 jours.',
  'admin.several.invite.news':
    'Dès lors, elle reçoit aussi les e-mails relatifs aux messages, aux bulletins, aux appréciations et aux nouvelles versions des politiques.',
  'admin.several.invite.submit': {
    one: 'Envoyer {count} invitation',
    many: 'Envoyer {count} d’invitations',
    other: 'Envoyer {count} invitations',
  },
  'admin.several.invite.title': {
    one: 'Envoyer {count} invitation ?',
    many: 'Envoyer {count} d’invitations ?',
    other: 'Envoyer {count} invitations ?',
  },
  'admin.several.invited': {
    one: '{count} invitation est en cours d’envoi.',
    many: '{count} d’invitations sont en cours d’envoi.',
    other: '{count} invitations sont en cours d’envoi.',
  },
  'admin.several.invite.act': 'Envoyer les invitations',
  'admin.several.suspend.act': 'Suspendre les comptes',
  'admin.several.suspend.title': {
    one: 'Suspendre {count} compte ?',
    many: 'Suspendre {count} de comptes ?',
    other: 'Suspendre {count} comptes ?',
  },
  'admin.several.suspend.submit': {
    one: 'Suspendre {count} compte',
    many: 'Suspendre {count} de comptes',
    other: 'Suspendre {count} comptes',
  },
  'admin.several.suspend.signedOut':
    'Ces personnes sont déconnectées partout sur-le-champ et ne peuvent plus se connecter tant que leur compte n’est pas réactivé.',
  'admin.several.suspend.leftOut': {
    one: '{count} compte est laissé de côté : il est déjà suspendu, ou c’est le vôtre.',
    many: '{count} de comptes sont laissés de côté : ils sont déjà suspendus, ou c’est le vôtre.',
    other: '{count} comptes sont laissés de côté : ils sont déjà suspendus, ou c’est le vôtre.',
  },
  'admin.several.suspended': {
    one: '{count} compte a été suspendu.',
    many: '{count} de comptes ont été suspendus.',
    other: '{count} comptes ont été suspendus.',
  },
} as const satisfies TranslationOf<typeof english>;
