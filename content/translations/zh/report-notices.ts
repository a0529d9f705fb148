import type { reportNotices as english } from '../en/report-notices.ts';
import type { TranslationOf } from '../translation.ts';

export const reportNotices = {
  'roster.reports': '学习报告',
  'dashboard.reports.new': '新',
  'dashboard.reports.corrected': '已更正',
  'dashboard.reports.unread': '新报告：{subject}',
  'dashboard.reports.more': { other: '另有{count}份报告' },
  'notifications.students': '孩子的动态',
  'notifications.reportMails': '新学习报告邮件',
  'notifications.reportMails.hint': '适用于您接收其相关邮件的学生。此类邮件不含学生姓名，也不含报告内容。',
  'notifications.feedbackMails': '新反馈邮件',
  'notifications.feedbackMails.hint': '适用于您接收其相关邮件的学生。此类邮件不含学生和撰写人姓名，也不含反馈内容。',
} as const satisfies TranslationOf<typeof english>;
