import type { reportNotices as english } from '../en/report-notices.ts';
import type { TranslationOf } from '../translation.ts';

export const reportNotices = {
  'roster.reports': 'Bulletins',
  'dashboard.reports.new': 'Nouveau',
  'dashboard.reports.corrected': 'Corrigé',
  'dashboard.reports.unread': 'Nouveau bulletin : {subject}',
  'dashboard.reports.more': {
    one: '1 autre bulletin',
    many: '{count} d’autres bulletins',
    other: '{count} autres bulletins',
  },
  'notifications.students': 'Nouvelles de vos enfants',
  'notifications.reportMails': 'E-mails signalant de nouveaux bulletins',
  'notifications.reportMails.hint':
    'Pour les élèves au sujet desquels vous recevez des e-mails. Ces e-mails ne nomment pas l’élève et ne contiennent rien du bulletin.',
  'notifications.feedbackMails': 'E-mails signalant de nouvelles appréciations',
  'notifications.feedbackMails.hint':
    'Pour les élèves au sujet desquels vous recevez des e-mails. Ces e-mails ne nomment ni l’élève ni l’auteur et ne contiennent rien de l’appréciation.',
} as const satisfies TranslationOf<typeof english>;
