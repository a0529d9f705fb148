import type { messageSearch as english } from '../en/message-search.ts';
import type { TranslationOf } from '../translation.ts';

export const messageSearch = {
  'inbox.search': 'Rechercher dans les messages',
  'inbox.search.submit': 'Rechercher',
  'inbox.search.clear': 'Effacer la recherche',
  'inbox.search.found': {
    one: '{count} message trouvé',
    many: '{count} messages trouvés',
    other: '{count} messages trouvés',
  },
  'inbox.search.none': 'Aucun message trouvé',
  'inbox.search.none.text':
    'Chaque mot doit figurer dans l’objet ou dans le texte. Essayez avec moins de mots ou des mots plus courts.',
  'inbox.search.searched': {
    one: '{count} message parcouru jusqu’ici, le plus ancien du',
    many: '{count} messages parcourus jusqu’ici, le plus ancien du',
    other: '{count} messages parcourus jusqu’ici, le plus ancien du',
  },
  'inbox.search.older': 'Rechercher dans les messages plus anciens',
  'inbox.search.newest': 'Retour aux résultats les plus récents',
  'shortcuts.search': 'Rechercher dans les messages',
} as const satisfies TranslationOf<typeof english>;
