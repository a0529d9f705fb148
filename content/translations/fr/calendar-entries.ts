import type { calendarEntries as english } from '../en/calendar-entries.ts';
import type { TranslationOf } from '../translation.ts';

export const calendarEntries = {
  'calendarEntry.meeting': 'Rendez-vous ({students})',
  'calendarEntry.consent': 'Dernier jour pour répondre : accord ({student})',
  'calendarEntry.confirm': 'Dernier jour pour confirmer une annonce',
  'calendarEntry.answer': 'Dernier jour pour répondre à une annonce',
  'calendarEntry.termBegins': 'Premier jour : {term}',
  'calendarEntry.termEnds': 'Dernier jour : {term}',
  'calendarEntry.cancelled': 'Annulé : {lesson}',
  'calendarEntry.with': 'Enseignants : {teachers}',
} as const satisfies TranslationOf<typeof english>;
