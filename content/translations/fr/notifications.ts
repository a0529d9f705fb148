import type { notifications as english } from '../en/notifications.ts';
import type { TranslationOf } from '../translation.ts';

export const notifications = {
  'notifications.section': 'Quand nous vous signalons une nouveauté par e-mail.',
  'notifications.change': 'Modifier les notifications',
  'notifications.lead':
    'Choisissez quand nous vous signalons une nouveauté par e-mail. Ces e-mails ne contiennent ni les textes ni le nom de leurs auteurs.',
  'notifications.messageMails': 'E-mails signalant de nouveaux messages',
  'notifications.messageMails.hint':
    'Immédiatement : au plus un e-mail toutes les cinq minutes. Une fois par jour : à sept heures du matin, s’il y a des messages non lus.',
  'notifications.messageMails.immediate': 'Immédiatement',
  'notifications.messageMails.daily': 'Une fois par jour',
  'notifications.messageMails.off': 'Jamais',
  'notifications.messageMails.invalid': 'Veuillez choisir l’une des options',
  'notifications.quiet': 'Heures calmes',
  'notifications.quiet.hint':
    'Entre ces heures, ces e-mails attendent. Les e-mails relatifs à votre compte partent toujours sans délai.',
  'notifications.lessons':
    'Les changements des séances des prochaines 24 heures et les questions sur une absence que personne n’a signalée sont envoyés aussitôt, même pendant les heures calmes. Les changements des séances suivantes sont envoyés une fois par jour, à sept heures du matin.',
  'notifications.quiet.from': 'De',
  'notifications.quiet.until': 'À',
  'notifications.quiet.none': 'Aucune',
  'notifications.quiet.incomplete': 'Veuillez choisir les deux heures, ou aucune',
  'notifications.quiet.equal': 'Veuillez choisir deux heures différentes',
  'notifications.quiet.invalid': 'Veuillez choisir une heure de la liste',
  'notifications.zone': 'Les heures sont celles du fuseau horaire {zone}.',
  'notifications.submit': 'Enregistrer',
  'notifications.submitting': 'Enregistrement…',
  'notifications.saved': 'Votre choix est enregistré.',
  'notifications.students': 'Nouvelles de vos enfants',
  'notifications.absences':
    'Lorsqu’un autre responsable signale ou annule une absence, ou que l’École vous demande de vérifier la fiche d’urgence, vous recevez un e-mail selon votre choix pour les nouveaux messages.',
  'notifications.reportMails': 'E-mails signalant de nouveaux bulletins',
  'notifications.reportMails.hint':
    'Pour les élèves au sujet desquels vous recevez des e-mails. Ces e-mails ne nomment pas l’élève et ne contiennent rien du bulletin.',
  'notifications.feedbackMails': 'E-mails signalant de nouvelles appréciations',
  'notifications.feedbackMails.hint':
    'Pour les élèves au sujet desquels vous recevez des e-mails. Ces e-mails ne nomment ni l’élève ni l’auteur et ne contiennent rien de l’appréciation.',
  'notifications.consentMails': 'E-mails sur les accords demandés',
  'notifications.consentMails.hint':
    'Pour les élèves au sujet desquels vous recevez des e-mails, lorsque l’école demande votre accord ou vous relance. Ces e-mails ne nomment pas l’élève et ne précisent pas la question.',
  'settings.mails.messageMails': 'Nouveaux messages',
  'settings.mails.reportMails': 'Nouveaux bulletins',
  'settings.mails.feedbackMails': 'Nouvelles appréciations',
  'settings.mails.consentMails': 'Accords demandés',
  'notifications.announcementMails': 'E-mails signalant des annonces',
  'notifications.announcementMails.hint':
    'L’école peut aussi signaler une annonce comme urgente. Vous en êtes alors informé aussitôt par e-mail, et dans les navigateurs où les notifications sont activées, quel que soit votre choix ici, même pendant vos heures de silence.',
  'settings.mails.announcementMails': 'Annonces',
  'settings.mails.immediate': 'E-mail immédiat',
  'settings.mails.daily': 'Un e-mail par jour',
  'settings.mails.off': 'Uniquement dans l’espace famille',
} as const satisfies TranslationOf<typeof english>;
