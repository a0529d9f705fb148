import type { joinLesson as english } from '../en/join-lesson.ts';
import type { TranslationOf } from '../translation.ts';

export const joinLesson = {
  'join.title': 'Cette séance n’est pas accessible en ce moment',
  'join.early': '{course}\u202f: accès à partir de {time}, le {day}.',
  'join.over': '{course}\u202f: la séance du {day} s’est terminée à {time}.',
  'join.cancelled': '{course}\u202f: la séance du {day} est annulée.',
  'join.unknown':
    'Cette séance n’existe plus, n’a pas de classe en ligne ou ne vous concerne pas. Si vous pensiez pouvoir y participer, veuillez écrire à l’école.',
  'join.zone': 'Heures de votre fuseau horaire\u202f: {zone}.',
} as const satisfies TranslationOf<typeof english>;
