import type { consents as english } from '../en/consents.ts';
import type { TranslationOf } from '../translation.ts';

export const consents = {
  'consents.title': 'Accords',
  'consents.state.open': 'En attente',
  'consents.state.given': 'Donné',
  'consents.state.refused': 'Refusé',
  'consents.state.conflicting': 'Réponses contraires',
  'consents.state.expired': 'Expiré',
  'consents.answer.yes': 'Accord donné',
  'consents.answer.no': 'Refus',
  'consents.answer.withdrawn': 'Accord retiré',
  'consents.answer.none': 'Pas encore de réponse',
  'consents.news': 'Votre réponse est attendue : {title}',
  'consents.all': 'Tous les accords',
} as const satisfies TranslationOf<typeof english>;
