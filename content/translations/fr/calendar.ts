import type { calendar as english } from '../en/calendar.ts';
import type { TranslationOf } from '../translation.ts';

export const calendar = {
  'calendar.weeks': 'Semaines',
  'calendar.previous': 'Semaine précédente',
  'calendar.thisWeek': 'Cette semaine',
  'calendar.next': 'Semaine suivante',
  'calendar.children': 'Enfants',
  'calendar.allChildren': 'Tous',
  'calendar.empty': 'Aucune séance cette semaine',
  'calendar.empty.text': 'Les séances apparaissent ici dès que l’école les a inscrites à l’emploi du temps.',
  'calendar.holiday': 'Pas de séance',
  'calendar.termBegins': 'Premier jour du trimestre',
  'calendar.termEnds': 'Dernier jour du trimestre',
  'calendar.otherSchool': 'Dans l’autre école',
  'calendar.subscribe': 'Afficher ce calendrier sur votre téléphone ou votre ordinateur',
} as const satisfies TranslationOf<typeof english>;
