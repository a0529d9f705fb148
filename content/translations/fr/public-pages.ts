import type { publicPages as english } from '../en/public-pages.ts';
import type { TranslationOf } from '../translation.ts';

export const publicPages = {
  'portal.title': 'Communication sécurisée',
  'portal.description':
    'Familles, mentors et coachs s’écrivent dans l’espace famille, et nulle part ailleurs. Il est réservé aux utilisateurs vérifiés.',
  'portal.login': 'Se connecter à l’espace famille',
  'portal.access': 'Accéder à l’espace famille',

  'alignment.title': 'Les référentiels sur lesquels nous nous alignons',
  'alignment.disclaimer':
    'La mention de ces référentiels signifie uniquement que notre enseignement est aligné sur eux. Elle n’implique ni accréditation, ni enregistrement, ni approbation de leur part.',
} as const satisfies TranslationOf<typeof english>;
