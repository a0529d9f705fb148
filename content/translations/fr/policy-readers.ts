import type { policyReaders as english } from '../en/policy-readers.ts';
import type { TranslationOf } from '../translation.ts';

export const policyReaders = {
  'policyReaders.title': 'Prises de connaissance des politiques',
  'policyReaders.link': 'Politiques',
  'policyReaders.search': 'Rechercher par nom ou e-mail',
  'policyReaders.version': 'Version',
  'policyReaders.state': 'Statut',
  'policyReaders.state.all': 'Tous',
  'policyReaders.state.open': 'Pas encore',
  'policyReaders.state.acknowledged': 'Confirmé',
  'policyReaders.role': 'Rôle',
  'policyReaders.role.all': 'Tous les rôles',
  'policyReaders.person': 'Personne',
  'policyReaders.at': 'Confirmé le',
  'policyReaders.none': 'Aucune politique n’a encore été modifiée de façon importante',
  'policyReaders.none.text':
    'Lorsqu’une version comportant une modification importante est publiée, cette page indique qui en a pris connaissance.',
  'policyReaders.empty': 'Il n’y avait personne à informer',
  'policyReaders.empty.text': 'Personne n’avait de compte lors de la publication de cette version.',
} as const satisfies TranslationOf<typeof english>;
