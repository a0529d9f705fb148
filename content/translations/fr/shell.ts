import type { shell as english } from '../en/shell.ts';
import type { TranslationOf } from '../translation.ts';

export const shell = {
  'shell.skipToContent': 'Aller au contenu principal',
  'shell.offline': 'Vous êtes hors ligne. Les messages que vous écrivez sont conservés sur cet appareil.',
  'shell.offline.waiting': 'Vous êtes hors ligne. La page demandée s’ouvrira dès que la connexion sera rétablie.',
  'shell.unreachable.waiting':
    'Le serveur de l’école est injoignable pour le moment. La page demandée s’ouvrira dès qu’il répondra.',
  'shell.online': 'Vous êtes de nouveau en ligne.',

  'nav.home': '{school}, page d’accueil',
  'nav.vision': 'Vision',
  'nav.curriculum': 'Programme',
  'nav.faculty': 'L’équipe',
  'nav.globalPresence': 'Présence mondiale',
  'nav.admissions': 'Admissions',
  'nav.translate': 'Traduire',
  'nav.requestConsultation': 'Demander un entretien',
  'nav.dashboard': 'Tableau de bord',
  'nav.inbox': 'Messagerie sécurisée',
  'nav.inboxUnread': {
    one: 'Messagerie sécurisée, {count} message non lu',
    many: 'Messagerie sécurisée, {count} messages non lus',
    other: 'Messagerie sécurisée, {count} messages non lus',
  },

  'footer.concern': 'Dites-nous si vous êtes inquiet pour un enfant',
  'footer.legal': 'Informations légales et politiques de l’école',
  'footer.privacy': 'Confidentialité',
  'footer.terms': 'Conditions d’utilisation',
  'footer.cookiePolicy': 'Politique relative aux cookies',
  'footer.accessibility': 'Accessibilité',
  'footer.manageCookies': 'Gérer les cookies',

  'consent.banner.title': 'Cookies sur ce site',
  'consent.banner.text': 'Seuls les cookies essentiels sont utilisés sans votre accord.',
  'consent.rejectOptional': 'Refuser les cookies facultatifs',
  'consent.managePreferences': 'Gérer les préférences',
  'consent.acceptAll': 'Tout accepter',
  'consent.dialog.title': 'Préférences en matière de cookies',
  'consent.dialog.text':
    'Choisissez ce que ce navigateur peut conserver. Vous pouvez changer d’avis à tout moment avec « Gérer les cookies », au bas de la page.',
  'consent.essential': 'Essentiels',
  'consent.essential.text':
    'Votre session, votre langue, ce choix, l’endroit où vous en étiez dans une page et les messages que vous avez commencés. Toujours actifs.',
  'consent.functional': 'Fonctionnels',
  'consent.functional.text': 'Autorisent Google Translate à traduire les pages publiques dans d’autres langues.',
  'consent.analytics': 'Mesure d’audience',
  'consent.analytics.text':
    'Compte les pages vues, sans vous identifier. Les chiffres restent sur le serveur de l’école.',
  'consent.cancel': 'Annuler',
  'consent.save': 'Enregistrer les préférences',

  'translation.title': 'Langue',
  'translation.text': 'L’école écrit en quatre langues. Choisissez celle que vous préférez lire.',
  'translation.others': 'Autres langues',
  'translation.others.available':
    'Google Translate, un service extérieur, peut traduire cette page automatiquement. Ce que vous lirez alors n’est plus le texte rédigé par l’école.',
  'translation.others.needs-reload':
    'Vous avez autorisé le service extérieur. Il apparaîtra ici au prochain chargement de la page.',
  'translation.others.needs-consent':
    'Les autres langues viennent d’un service extérieur, Google Translate, qui ne se charge que si vous autorisez les cookies fonctionnels.',
  'translation.others.failed':
    'Le service extérieur ne répond pas pour le moment. Les quatre langues ci-dessus n’en dépendent pas.',
  'translation.others.not-while-signed-in':
    'Pendant votre session, nous ne chargeons aucun service de traduction extérieur : les messages et les dossiers des élèves restent confidentiels. Les quatre langues ci-dessus sont toujours disponibles.',
  'translation.others.not-where-you-type':
    'Sur les pages où vous saisissez un mot de passe ou des données personnelles, nous ne chargeons aucun service de traduction extérieur. Les quatre langues ci-dessus sont toujours disponibles.',
  'login.success': 'Connexion réussie. Ouverture du tableau de bord…',
  'login.successElsewhere': 'Connexion réussie.',
  'login.sessionEnded': 'Votre session est terminée. Veuillez vous reconnecter.',
  'changePassword.title': 'Choisir un nouveau mot de passe',
} as const satisfies TranslationOf<typeof english>;
