import type { dashboard as english } from '../en/dashboard.ts';
import type { TranslationOf } from '../translation.ts';

export const dashboard = {
  'dashboard.title': 'Tableau de bord des parents',
  'dashboard.welcome': 'Bienvenue, {name}',
  'dashboard.console': 'Console d’administration',
  'dashboard.students': 'Élèves',
  'dashboard.loading': 'Chargement de la page de l’élève',
  'dashboard.student.number': 'Numéro d’élève',
  'dashboard.noStudents.title': 'Aucun élève trouvé',
  'dashboard.noStudents.text':
    'Veuillez contacter le service des admissions pour faire rattacher votre enfant à votre compte.',
  'dashboard.noStudents.contact': 'Contacter les admissions',
  'dashboard.tabs': 'À propos de cet élève',
  'dashboard.tab.overview': 'Aperçu',
  'dashboard.tab.reports': 'Bulletins',
  'dashboard.tab.feedback': 'Appréciations',
  'dashboard.tab.settings': 'Réglages',
  'dashboard.activity.title': 'Activité récente',
  'dashboard.activity.empty': 'Aucune activité récente à afficher',
  'dashboard.progress.title': 'Bilan des progrès',
  'dashboard.progress.empty': 'Le suivi des progrès sera bientôt disponible',
  'dashboard.notifications.title': 'Notifications',
  'dashboard.notifications.empty': 'Aucune nouvelle notification',
  'dashboard.reports.empty': 'Aucun bulletin disponible pour le moment',
  'dashboard.feedback.empty': 'Aucune appréciation disponible pour le moment',
  'dashboard.settings.empty': 'La gestion des réglages et des préférences sera bientôt disponible',
  'dashboard.notifications.allUnread': 'Tous les messages non lus',
  'dashboard.reports.new': 'Nouveau',
  'dashboard.reports.corrected': 'Corrigé',
  'dashboard.reports.unread': 'Nouveau bulletin : {subject}',
  'dashboard.reports.more': {
    one: '1 autre bulletin',
    many: '{count} d’autres bulletins',
    other: '{count} autres bulletins',
  },
} as const satisfies TranslationOf<typeof english>;
