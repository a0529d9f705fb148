import type { portal as english } from '../en/portal.ts';
import type { TranslationOf } from '../translation.ts';

export const portal = {
  'portal.nav': 'Navigation de l’espace famille',
  'portal.start': '{school}, page d’accueil de l’espace famille',
  'list.more': 'Page suivante',
  'list.first': 'Première page',
  'portal.messages': 'Messages',
  'portal.students': 'Élèves',
  'portal.accounts': 'Comptes',
  'portal.enquiries': 'Demandes',
  'portal.offices': 'Fonctions',
  'portal.insights': 'Audience',
  'portal.safeguarding': 'Protection',
  'portal.officeMessages': 'Messages reçus',
  'portal.privacyRequests': 'Demandes (données)',
  'transfer.success': 'Le message a été transmis.',
  'portal.account': 'Compte : {name}',
  'portal.website': 'Site de l’école',
  'portal.home': 'Page d’accueil',
  'portal.legal': 'Informations légales',
  'portal.policyVersion': '{title}, version {number}',
  'portal.policiesDue': {
    one: 'Une politique de l’école est nouvelle ou a été modifiée.',
    many: '{count} de politiques de l’école sont nouvelles ou ont été modifiées.',
    other: '{count} politiques de l’école sont nouvelles ou ont été modifiées.',
  },
  'portal.policiesDue.read': 'Lire et confirmer',
} as const satisfies TranslationOf<typeof english>;
