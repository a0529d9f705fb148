import type { publicLayout as english } from '../en/public-layout.ts';
import type { TranslationOf } from '../translation.ts';

export const publicLayout = {
  'shell.mission': 'L’éducation sans frontières',
  'nav.main': 'Navigation principale',
  'nav.menu': 'Menu',
  'nav.openMenu': 'Ouvrir le menu',
  'nav.closeMenu': 'Fermer le menu',
  'nav.parentLogin': 'Espace famille',
  'footer.schoolHeading': 'L’école',
  'footer.philosophy': 'Notre philosophie',
  'footer.manifesto': 'Manifeste',
  'footer.network': 'Réseau mondial',
  'nav.questions': 'Questions des parents',
  'nav.contact': 'Contact',
  'footer.governanceHeading': 'Gouvernance et conformité',
  'footer.governance': 'Gouvernance',
  'footer.safeguarding': 'Protection de l’enfance',
  'footer.complaints': 'Réclamations et recours',
  'footer.communicationHeading': 'Communication sécurisée uniquement',
  'footer.communicationStatement':
    'L’école ne publie ni adresse e-mail ni numéro de téléphone, et n’est présente sur aucun réseau social. Tous les échanges passent par la messagerie sécurisée, réservée aux utilisateurs vérifiés. Si vous n’avez pas de compte, veuillez utiliser le formulaire de contact.',
  'footer.accessPortal': 'Accéder à l’espace famille',
  'notFound.search': 'Rechercher dans les titres des pages',
  'notFound.find': 'Rechercher',
  'notFound.none': 'Aucune page trouvée',
} as const satisfies TranslationOf<typeof english>;
