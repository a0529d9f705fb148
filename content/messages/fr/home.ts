import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.headline': 'Là où esprits du monde et intelligence éthique se rencontrent.',
  'home.philosophy': 'Découvrir notre philosophie',
  'home.learning': 'Explorer notre enseignement',
} as const satisfies TranslationOf<typeof english>;
