import type { policyNotices as english } from '../en/policy-notices.ts';
import type { TranslationOf } from '../translation.ts';

export const policyNotices = {
  'policyNotice.title': 'Politiques',
  'policyNotice.lead':
    'Lorsqu’une politique change d’une façon qui touche vos droits ou vos obligations, vous trouvez ici sa nouvelle version.',
  'policyNotice.none': 'Il n’y a rien de nouveau à confirmer.',
  'policyNotice.published': 'Publication : {date}',
  'policyNotice.takesEffect': 'S’applique à partir du {date}',
  'policyNotice.read': 'Lire la politique',
  'policyNotice.versions': 'Toutes les versions',
  'policyNotice.acknowledge': 'J’en ai pris connaissance',
  'policyNotice.acknowledge.named': 'J’en ai pris connaissance : {policy}',
  'policyNotice.acknowledged': 'Prises de connaissance',
  'policyNotice.done': 'Merci. Votre prise de connaissance est enregistrée.',
  'policyNotice.open': 'Politiques',
} as const satisfies TranslationOf<typeof english>;
