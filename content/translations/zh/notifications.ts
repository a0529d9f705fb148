import type { notifications as english } from '../en/notifications.ts';
import type { TranslationOf } from '../translation.ts';

export const notifications = {
  'notifications.title': '通知',
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
  'dashboard.notifications.allUnread': '全部未读消息',
} as const satisfies TranslationOf<typeof english>;
