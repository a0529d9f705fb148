import type { inbox as english } from '../en/inbox.ts';
import type { TranslationOf } from '../translation.ts';

export const inbox = {
  'inbox.title': 'Messagerie sécurisée',
  'inbox.subtitle': 'Échanges privés, réservés aux utilisateurs vérifiés',
  'inbox.compose': 'Écrire un message',
  'inbox.list': 'Messages',
  'inbox.empty': 'Aucun message pour le moment',
  'inbox.empty.text': 'Les messages échangés entre l’école et vous apparaîtront ici.',
  'inbox.noneSelected': 'Aucun message sélectionné',
  'inbox.noneSelected.text': 'Choisissez un message dans la liste, ou écrivez-en un nouveau.',
  'inbox.older': 'Messages plus anciens',
  'inbox.older.failed': 'Les messages plus anciens n’ont pas pu être chargés. Veuillez réessayer.',
  'inbox.newest': 'Retour aux messages les plus récents',
  'inbox.loadFailed': 'Les messages n’ont pas pu être chargés',
  'inbox.loadFailed.text': 'Vos messages sont en sécurité. Veuillez réessayer dans quelques secondes.',
  'inbox.retry': 'Réessayer',

  'message.fromOffice': 'Écrit en qualité de : {office}',
  'message.toOffice': 'Adressé à votre fonction : {office}',
  'message.sent': 'Envoyé à',
  'message.unread': 'Non lu',
  'message.student': 'Au sujet de',
  'message.writeAgain': 'Écrire de nouveau',
  'message.print': 'Imprimer',

  'thread.earlier': {
    one: '{count} message précédent',
    many: '{count} messages précédents',
    other: '{count} messages précédents',
  },
  'thread.later': {
    one: '{count} message suivant',
    many: '{count} messages suivants',
    other: '{count} messages suivants',
  },
  'thread.before': 'Afficher les messages antérieurs',
  'thread.after': 'Afficher les messages ultérieurs',
  'thread.archive': 'Archiver',
  'thread.restore': 'Remettre dans la messagerie',
  'thread.archived': 'L’échange a été archivé',
  'thread.restored': 'L’échange a été remis dans la messagerie',
  'thread.undo': 'Annuler',

  'compose.title': 'Nouveau message',
  'compose.replyTitle': 'Réponse',
  'compose.answered': 'En réponse à {name}',
  'compose.recipient': 'Destinataire',
  'compose.recipient.choose': 'Choisissez un destinataire',
  'compose.recipient.kept': 'Destinataire choisi',
  'compose.recipient.search': 'Rechercher par nom, rôle, fonction ou élève',
  'compose.recipient.find': 'Rechercher',
  'compose.recipient.matches': {
    one: '{count} résultat. Choisissez-le ci-dessous.',
    many: '{count} résultats. Choisissez-en un ci-dessous.',
    other: '{count} résultats. Choisissez-en un ci-dessous.',
  },
  'compose.recipient.firstMatches':
    'Seuls les {count} premiers noms sont affichés. Pour trouver quelqu’un d’autre, recherchez par nom.',
  'compose.recipient.noMatch': 'Personne ne correspond. Essayez un nom, un rôle, une fonction ou un élève.',
  'compose.recipient.missing': 'Veuillez choisir un destinataire',
  'compose.recipient.unknown':
    'Cette personne ne peut pas recevoir de messages. Veuillez choisir un autre destinataire.',
  'compose.student': 'Élève',
  'compose.student.hint': 'Visible uniquement par les personnes autorisées à voir cet élève.',
  'compose.student.none': 'Aucun élève',
  'compose.student.unknown': 'Cet élève ne peut pas être choisi. Veuillez en choisir un autre.',
  'compose.subject': 'Objet',
  'compose.subject.missing': 'Veuillez indiquer un objet',
  'compose.subject.tooLong': 'L’objet ne doit pas dépasser 200 caractères',
  'compose.body': 'Message',
  'compose.body.missing': 'Veuillez écrire un message',
  'compose.body.tooLong': 'Le message ne doit pas dépasser 10 000 caractères',
  'compose.submit': 'Envoyer le message',
  'compose.submitting': 'Envoi en cours…',
  'compose.incomplete': 'Veuillez remplir tous les champs',
  'compose.failed': 'Le message n’a pas pu être envoyé',
  'compose.sent': 'Le message a bien été envoyé',
  'compose.failed.text':
    'Nous n’avons pas pu confirmer l’envoi de votre message. Votre texte est toujours là. Veuillez appuyer de nouveau sur « Envoyer le message » ; il ne sera pas envoyé deux fois.',
  'compose.otherContent':
    'Vous avez déjà envoyé une version antérieure. Pour envoyer aussi celle-ci, appuyez de nouveau sur « Envoyer le message ».',
  'compose.tooMany.minutes': {
    one: 'Message non envoyé : vous avez envoyé de nombreux messages en peu de temps. Votre texte est conservé ; vous pourrez l’envoyer dans {count} minute.',
    many: 'Message non envoyé : vous avez envoyé de nombreux messages en peu de temps. Votre texte est conservé ; vous pourrez l’envoyer dans {count} minutes.',
    other:
      'Message non envoyé : vous avez envoyé de nombreux messages en peu de temps. Votre texte est conservé ; vous pourrez l’envoyer dans {count} minutes.',
  },
  'compose.tooMany.hours': {
    one: 'Message non envoyé : vous avez atteint la limite prévue pour une journée. Votre texte est conservé ; vous pourrez l’envoyer dans {count} heure.',
    many: 'Message non envoyé : vous avez atteint la limite prévue pour une journée. Votre texte est conservé ; vous pourrez l’envoyer dans {count} heures.',
    other:
      'Message non envoyé : vous avez atteint la limite prévue pour une journée. Votre texte est conservé ; vous pourrez l’envoyer dans {count} heures.',
  },
  'compose.offline':
    'Vous êtes hors ligne. Votre texte est conservé sur cet appareil ; envoyez-le dès le retour de la connexion.',
  'compose.offline.notSent':
    'Message non envoyé : vous êtes hors ligne. Votre texte est conservé sur cet appareil ; appuyez sur « Envoyer le message » dès le retour de la connexion.',
  'compose.offline.back':
    'Vous êtes de nouveau en ligne. Appuyez sur « Envoyer le message » pour envoyer votre message.',
  'compose.draft.notKept':
    'Ce navigateur ne peut pas conserver votre brouillon. Veuillez envoyer votre message avant de quitter cette page.',

  'drafts.title': 'Brouillons non envoyés',
  'drafts.one': 'Brouillon',
  'drafts.to': 'Brouillon pour {name}',
  'drafts.noText': 'Pas encore de texte',
} as const satisfies TranslationOf<typeof english>;
