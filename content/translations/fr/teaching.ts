import type { teaching as english } from '../en/teaching.ts';
import type { TranslationOf } from '../translation.ts';

export const teaching = {
  'teaching.title': 'Ma journée',
  'teaching.today': 'Aujourd’hui',
  'teaching.previous': 'Jour précédent',
  'teaching.next': 'Jour suivant',
  'teaching.days': 'Autres jours',
  'teaching.zone': 'Heures du fuseau {zone}.',
  'teaching.courseTime': '{time} à l’heure de {zone}',
  'teaching.none': 'Aucune séance ce jour-là',
  'teaching.nextDay': 'Prochaines séances : {day}',
  'teaching.noneSoon': 'Vous n’avez aucune séance dans les quatre prochaines semaines.',
  'lesson.cancelled': 'Annulée',
  'lesson.moved': 'Déplacée',
  'lesson.otherRoom': 'Autre classe en ligne',
  'lesson.standIn': 'Vous remplacez',
  'lesson.takenBy': 'Assurée par {name}',
  'lesson.takenByOther': 'Assurée par quelqu’un d’autre',
} as const satisfies TranslationOf<typeof english>;
