import type { feedback as english } from '../en/feedback.ts';
import type { TranslationOf } from '../translation.ts';

export const feedback = {
  'feedback.area.academic': 'Progrès scolaires',
  'feedback.area.wellbeing': 'Bien-être',
  'feedback.write': 'Écrire une appréciation',
  'feedback.corrected': 'Corrigée',
  'feedback.earlier': {
    one: '{count} version antérieure',
    many: '{count} de versions antérieures',
    other: '{count} versions antérieures',
  },
  'feedback.replyTo': 'Répondre à {name}',
  'feedback.unreadable': 'Cette appréciation n’a pas pu s’ouvrir. Veuillez en informer l’école.',
  'feedback.unread': {
    one: 'Nouvelle appréciation concernant {name}',
    many: '{count} de nouvelles appréciations concernant {name}',
    other: '{count} nouvelles appréciations concernant {name}',
  },
} as const satisfies TranslationOf<typeof english>;
