import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.headline': 'Là où l’ouverture au monde et l’intelligence éthique se rencontrent.',
  'home.philosophy': 'Découvrir notre philosophie',
  'home.learning': 'Explorer notre enseignement',

  'home.carousel': 'Les étapes de l’école en images',
  'home.carousel.role': 'carrousel',
  'home.carousel.slide': 'Image {number} sur {count} : {stage}',
  'home.carousel.previous': 'Image précédente',
  'home.carousel.next': 'Image suivante',
  'home.carousel.pause': 'Mettre en pause',
  'home.carousel.play': 'Reprendre le défilement',
} as const satisfies TranslationOf<typeof english>;
