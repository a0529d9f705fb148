import type { familySettings as english } from '../en/family-settings.ts';
import type { TranslationOf } from '../translation.ts';

export const familySettings = {
  'settings.account': 'Vos réglages',
  'settings.quietHours': 'Heures calmes',
  'settings.quietHours.none': 'Aucune',
  'settings.quietHours.time': 'de {from} à {until}',
  'settings.notifications.change': 'Modifier les notifications',
  'settings.records': 'Élèves et responsables',
  'settings.ownData': 'Télécharger vos données',
  'settings.correction':
    'Une information est inexacte ou n’est plus à jour ? Demandez une rectification : seule l’école peut modifier ces données.',
  'settings.correction.write': 'Demander une rectification',
} as const satisfies TranslationOf<typeof english>;
