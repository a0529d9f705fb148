import type { lessons as english } from '../en/lessons.ts';
import type { TranslationOf } from '../translation.ts';

export const lessons = {
  'lessons.today': 'Aujourd’hui',
  'lessons.more': {
    one: 'Encore {count} séance aujourd’hui',
    many: 'Encore {count} séances aujourd’hui',
    other: 'Encore {count} séances aujourd’hui',
  },
  'lessons.changed': 'Avec des changements',
  'lessons.nextOn': 'Prochaine séance\u202f: {day}',
  'lessons.noneSoon': 'Aucune séance au cours des quatre prochaines semaines',
  'lessons.now': 'En cours',
  'lessons.cancelled': 'Annulée',
  'lessons.moved': 'Déplacée',
  'lessons.insteadOf': 'Au lieu du {day} à {time}',
  'lessons.otherSchool': 'Pendant les heures de l’autre école',
  'lessons.missedSoon': {
    one: '{count} séance des quatre prochaines semaines a lieu pendant les heures d’une autre école.',
    many: '{count} séances des quatre prochaines semaines ont lieu pendant les heures d’une autre école.',
    other: '{count} séances des quatre prochaines semaines ont lieu pendant les heures d’une autre école.',
  },
  'lessons.standIn': 'Séance assurée par {name}',
  'lessons.join': 'Rejoindre',
  'lessons.joinNamed': 'Rejoindre\u202f: {course}',
  'lessons.joinFrom': 'Accès dès {time}',
  'lessons.offset.later': 'À partir du {day}, les séances ont lieu {duration} plus tard pour vous.',
  'lessons.offset.earlier': 'À partir du {day}, les séances ont lieu {duration} plus tôt pour vous.',
  'lessons.offset.later.some':
    '{courses}\u202f: à partir du {day}, les séances ont lieu {duration} plus tard pour vous.',
  'lessons.offset.earlier.some':
    '{courses}\u202f: à partir du {day}, les séances ont lieu {duration} plus tôt pour vous.',
  'lessons.duration.halfHour': 'une demi-heure',
  'lessons.duration.hours': { one: 'une heure', many: '{count} heures', other: '{count} heures' },
  'lessons.duration.minutes': { one: '{count} minute', many: '{count} minutes', other: '{count} minutes' },
} as const satisfies TranslationOf<typeof english>;
