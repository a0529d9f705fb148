import type { messages as english } from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const messages = {
  'inbox.show': 'Messages à afficher',
  'inbox.view.all': 'Tous',
  'inbox.view.received': 'Reçus',
  'inbox.view.sent': 'Envoyés',
  'inbox.view.unread': 'Non lus',
  'inbox.none.received': 'Aucun message reçu',
  'inbox.none.sent': 'Aucun message envoyé',
  'inbox.none.unread': 'Aucun message non lu',
} as const satisfies TranslationOf<typeof english>;
