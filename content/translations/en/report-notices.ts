/** What the dashboard, the list of students and the notification settings say of school reports and feedback. @see PD-48, PD-49 */
export const reportNotices = {
  'roster.reports': 'Reports',
  'dashboard.reports.new': 'New',
  'dashboard.reports.corrected': 'Corrected',
  'dashboard.reports.unread': 'New report: {subject}',
  'dashboard.reports.more': { one: '1 more report', other: '{count} more reports' },
  'notifications.students': 'News about your children',
  'notifications.reportMails': 'Emails about new reports',
  'notifications.reportMails.hint':
    'For students about whom you receive emails. These emails name neither the student nor anything of the report.',
  'notifications.feedbackMails': 'Emails about new feedback',
  'notifications.feedbackMails.hint':
    'For students about whom you receive emails. These emails name neither the student nor the author, and hold nothing of the feedback.',
} as const;
