import type { notifications as english } from '../en/notifications.ts';
import type { TranslationOf } from '../translation.ts';

export const notifications = {
  'notifications.section': '我们何时通过电子邮件通知您有新内容。',
  'notifications.change': '更改通知设置',
  'notifications.lead': '请选择我们何时通过电子邮件通知您有新内容。此类邮件不含正文，也不含撰写人姓名。',
  'notifications.messageMails': '新消息邮件',
  'notifications.messageMails.hint': '立即：每五分钟最多一封邮件。每天一次：如有未读消息，于早上七点发送。',
  'notifications.messageMails.immediate': '立即',
  'notifications.messageMails.daily': '每天一次',
  'notifications.messageMails.off': '从不',
  'notifications.messageMails.invalid': '请选择其中一项',
  'notifications.quiet': '免打扰时段',
  'notifications.quiet.hint': '在此时段内，此类邮件将延后发送。有关您账户的邮件始终会立即发送。',
  'notifications.lessons':
    '24小时内的课程变更，以及就无人报告的缺课所作的询问，会立即发送，免打扰时段也不例外；之后的课程变更每天早上七点汇总发送。',
  'notifications.quiet.from': '开始',
  'notifications.quiet.until': '结束',
  'notifications.quiet.none': '无',
  'notifications.quiet.incomplete': '请同时选择两个时间，或都不选',
  'notifications.quiet.equal': '请选择两个不同的时间',
  'notifications.quiet.invalid': '请从列表中选择时间',
  'notifications.zone': '时间以时区{zone}为准。',
  'notifications.submit': '保存',
  'notifications.submitting': '正在保存……',
  'notifications.saved': '您的选择已保存。',
  'notifications.students': '孩子的动态',
  'notifications.absences':
    '其他监护人报告或撤销缺课时，以及学校请您核对安全信息时，我们会按您为新消息选择的方式发送邮件。',
  'notifications.reportMails': '新学习报告邮件',
  'notifications.reportMails.hint': '适用于您接收其相关邮件的学生。此类邮件不含学生姓名，也不含报告内容。',
  'notifications.feedbackMails': '新反馈邮件',
  'notifications.feedbackMails.hint': '适用于您接收其相关邮件的学生。此类邮件不含学生和撰写人姓名，也不含反馈内容。',
  'notifications.consentMails': '同意事项邮件',
  'notifications.consentMails.hint':
    '适用于您接收其相关邮件的学生，在学校征求您的同意或提醒您时发送。此类邮件不含学生姓名和事项内容。',
  'settings.mails.messageMails': '新消息',
  'settings.mails.reportMails': '新学习报告',
  'settings.mails.feedbackMails': '新反馈',
  'settings.mails.consentMails': '同意事项',
  'notifications.announcementMails': '公告邮件',
  'notifications.announcementMails.hint':
    '学校也可以将公告标为紧急。此时无论您在此如何选择，即使处于免打扰时段，您都会立即收到邮件，已开启通知的浏览器也会立即提示。',
  'settings.mails.announcementMails': '公告',
  'settings.mails.immediate': '立即发送邮件',
  'settings.mails.daily': '每天一封邮件',
  'settings.mails.off': '仅在门户中显示',
} as const satisfies TranslationOf<typeof english>;
