import type { reportNotices as english } from '../en/report-notices.ts';
import type { TranslationOf } from '../translation.ts';

export const reportNotices = {
  'roster.reports': 'التقارير',
  'dashboard.reports.new': 'جديد',
  'dashboard.reports.corrected': 'مصحَّح',
  'dashboard.reports.unread': 'تقرير جديد: ⁨{subject}⁩',
  'dashboard.reports.more': {
    zero: 'لا تقارير أخرى',
    one: 'تقرير آخر',
    two: 'تقريران آخران',
    few: '{count} تقارير أخرى',
    many: '{count} تقريرًا آخر',
    other: '{count} تقرير آخر',
  },
  'notifications.students': 'أخبار أبنائكم',
  'notifications.reportMails': 'البريد الإلكتروني عن التقارير الجديدة',
  'notifications.reportMails.hint':
    'عن الطلاب الذين تتلقون بريدًا بشأنهم. ولا يذكر هذا البريد اسم الطالب ولا شيئًا من التقرير.',
  'notifications.feedbackMails': 'البريد الإلكتروني عن الملاحظات الجديدة',
  'notifications.feedbackMails.hint':
    'عن الطلاب الذين تتلقون بريدًا بشأنهم. ولا يذكر هذا البريد اسم الطالب ولا اسم الكاتب ولا شيئًا من الملاحظات.',
} as const satisfies TranslationOf<typeof english>;
