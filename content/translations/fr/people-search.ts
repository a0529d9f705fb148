import type { peopleSearch as english } from '../en/people-search.ts';
import type { TranslationOf } from '../translation.ts';

export const peopleSearch = {
  'ui.person.and': '{first}, {second}',
  'ui.person.academicMentor': 'mentor pédagogique de {student}',
  'ui.person.wellbeingCoach': 'coach bien-être de {student}',
  'ui.person.parent': 'parent de {student}',
  'ui.person.guardian': 'famille de {student}',
  'ui.person.placeholder': 'Saisissez un nom, un rôle ou une fonction',
  'ui.person.placeholder.address': 'Saisissez un nom ou une adresse e-mail',
  'ui.person.show': 'Afficher les personnes',
  'ui.search.placeholder': 'Saisissez un nom, un numéro ou une page',
  'ui.search.show': 'Afficher les résultats',
  'ui.search.found': 'Résultats',
  'ui.search.noMatch': 'Aucun résultat. Vérifiez l’orthographe.',
  'ui.search.count': { one: '{count} résultat', many: '{count} de résultats', other: '{count} résultats' },
  'ui.person.found': 'Personnes trouvées',
  'ui.person.searching': 'Recherche en cours…',
  'ui.person.failed': 'La recherche n’a pas abouti. Veuillez saisir de nouveau le nom.',
  'ui.person.nobody': 'Il n’y a encore personne à choisir.',
  'ui.person.noMatch': 'Personne ne correspond. Essayez un nom, un rôle, une fonction ou un élève.',
  'ui.person.noMatch.address':
    'Personne ne correspond à ce nom ou à cette adresse e-mail. Veuillez vérifier l’orthographe.',
  'ui.person.count': {
    one: '{count} personne trouvée',
    many: '{count} personnes trouvées',
    other: '{count} personnes trouvées',
  },
  'ui.search.tooMany': {
    one: 'Vous avez effectué de nombreuses recherches en une minute. Veuillez réessayer dans {count} seconde.',
    many: 'Vous avez effectué de nombreuses recherches en une minute. Veuillez réessayer dans {count} secondes.',
    other: 'Vous avez effectué de nombreuses recherches en une minute. Veuillez réessayer dans {count} secondes.',
  },
} as const satisfies TranslationOf<typeof english>;
