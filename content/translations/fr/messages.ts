import type { messages as english } from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const messages = {
  'inbox.show': 'Messages à afficher',
  'inbox.view.all': 'Tous',
  'inbox.view.received': 'Reçus',
  'inbox.view.sent': 'Envoyés',
  'inbox.view.unread': 'Non lus',
  'inbox.view.archived': 'Archivés',
  'inbox.none.received': 'Aucun message reçu',
  'inbox.none.sent': 'Aucun message envoyé',
  'inbox.none.unread': 'Aucun message non lu',
  'inbox.none.archived': 'Aucun message archivé',
  'message.report': 'Signaler ce message',
  'messageReport.sent': 'Votre signalement a été envoyé.',
  'shortcuts.title': 'Raccourcis clavier',
  'shortcuts.compose': 'Écrire un message',
  'shortcuts.reply': 'Répondre au message',
  'shortcuts.next': 'Message suivant de la liste',
  'shortcuts.previous': 'Message précédent de la liste',
  'shortcuts.send': 'Envoyer le message',
  'shortcuts.help': 'Afficher cette liste',
  'shortcuts.on': 'Raccourcis à une touche',
  'shortcuts.on.hint':
    'Désactivez-les s’ils vous gênent, par exemple avec la saisie vocale. Cet appareil retient votre choix.',
  'message.noReply.suspended': '{name} ne peut plus recevoir de messages.',
  'message.noReply.notAllowed':
    'Votre compte n’est pas configuré pour écrire à {name}. Si vous pensez qu’il s’agit d’une erreur, veuillez le signaler à l’école.',
  'message.noReply.offices': 'Vous pouvez vous adresser à l’un de ces responsables :',
} as const satisfies TranslationOf<typeof english>;
