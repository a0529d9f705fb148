import type { roster as english } from '../en/roster.ts';
import type { TranslationOf } from '../translation.ts';

export const roster = {
  'roster.title': 'Vos élèves',
  'roster.lead': 'Qui a écrit, qui attend une réponse et qui n’a pas donné de nouvelles.',
  'roster.search': 'Rechercher par élève, numéro, niveau, classe ou famille',
  'roster.level.all': 'Tous les niveaux',
  'roster.class': 'Classe',
  'roster.class.all': 'Toutes les classes',
  'roster.submit': 'Rechercher',
  'roster.show': 'Élèves affichés',
  'roster.all': 'Tous',
  'roster.waiting': 'En attente de réponse',
  'roster.quiet': 'Sans contact depuis deux semaines',
  'roster.student': 'Élève',
  'roster.role': 'Mon rôle',
  'roster.family': 'Famille',
  'roster.unread': 'Non lus',
  'roster.lastContact': 'Dernier contact',
  'roster.actions': 'Actions',
  'roster.never': 'Aucun',
  'roster.none': 'Aucun élève trouvé',
  'roster.none.text': 'Essayez une autre recherche, ou affichez tous vos élèves.',
  'roster.showAll': 'Afficher tous les élèves',
  'roster.reports': 'Bulletins',
} as const satisfies TranslationOf<typeof english>;
