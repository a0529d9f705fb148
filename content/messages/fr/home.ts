import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.title': '{school} : l’éducation sans frontières',
  'home.description':
    'École internationale privée en ligne : des cours en direct, en petits groupes, et pour chaque élève un mentor académique et un coach bien-être.',
  'home.headline': 'Là où esprits du monde et intelligence éthique se rencontrent.',
  'home.lead':
    'Des cours en direct, en petits groupes, à temps plein ou en complément d’une autre école, pour les familles qui vivent entre plusieurs pays. Chaque élève a son mentor académique et son coach bien-être.',
  'home.philosophy': 'Découvrir notre philosophie',
  'home.learning': 'Explorer notre enseignement',
  'home.contact.title': 'Admission sur invitation',
  'home.contact.text':
    'Les familles nous rejoignent après un entretien privé, puis un entretien d’admission. Demandez-nous un premier échange : nous vous dirons comment l’école enseigne et si elle convient à votre enfant.',
} as const satisfies TranslationOf<typeof english>;
