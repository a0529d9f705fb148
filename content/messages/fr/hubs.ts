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
    'Carte du monde avec nos pôles, les plus courts chemins de l’un à l’autre et, en ombre, la nuit telle qu’elle s’étend en ce moment. La liste voisine dit la même chose.',
  'hubs.legend':
    'Les lignes sont les plus courts chemins entre les pôles. L’ombre est la nuit, telle qu’elle s’étend sur la terre en ce moment.',
  'hubs.times': 'Heure locale de chaque pôle',
  'hubs.day': 'Jour',
  'hubs.night': 'Nuit',
} as const satisfies TranslationOf<typeof english>;
