import type { hubs as english } from '../en/hubs.ts';
import type { TranslationOf } from '../translation.ts';

export const hubs = {
  'hubs.city.london': 'Londres',
  'hubs.city.monaco': 'Monaco',
  'hubs.city.zurich': 'Zurich',
  'hubs.city.dubai': 'Dubaï',
  'hubs.city.new-york': 'New York',
  'hubs.city.singapore': 'Singapour',

  'hubs.zone.Europe/London': 'heure du Royaume-Uni',
  'hubs.zone.Europe/Monaco': 'heure d’Europe centrale',
  'hubs.zone.Europe/Zurich': 'heure d’Europe centrale',
  'hubs.zone.Asia/Dubai': 'heure du Golfe',
  'hubs.zone.America/New_York': 'heure de l’Est (Amérique du Nord)',
  'hubs.zone.Asia/Singapore': 'heure de Singapour',

  'hubs.map':
    'Carte du monde avec nos pôles, les trajets les plus courts qui les relient et, en ombre, les régions où il fait nuit en ce moment. La liste voisine donne les mêmes informations.',
  'hubs.legend':
    'Les lignes sont les trajets les plus courts entre les pôles. L’ombre indique où il fait nuit sur la Terre en ce moment.',
  'hubs.times': 'Heure locale de chaque pôle',
  'hubs.day': 'Jour',
  'hubs.night': 'Nuit',
} as const satisfies TranslationOf<typeof english>;
