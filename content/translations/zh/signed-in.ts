import type { signedIn as english } from '../en/signed-in.ts';
import type { TranslationOf } from '../translation.ts';

export const signedIn = {
  'signOut.submit': '退出登录',
  'changePassword.submit': '修改密码',
  'changePassword.success': '您的密码已修改。',
  'account.title': '您的账户',
  'account.preferences.title': '语言、时间和外观',
  'account.language': '语言',
  'validation.language.invalid': '请从列表中选择语言',
  'account.timeZone': '时区',
  'account.timeZone.device': '与所用设备一致',
  'notifications.title': '通知',
  'inbox.unreadCount': { other: '{count}条未读' },
  'inbox.unreadable': '此消息无法显示，请告知学校。',
  'message.from': '来自',
  'message.to': '发给',
  'message.received': '来自',
  'message.new': '新',
  'message.read': '对方已读',
  'message.notYetRead': '对方未读',
  'message.formerUser': '已注销的用户',
  'message.arrived': '来自{name}的新消息',
  'message.reply': '回复',
  'signOut.drafts.title': '退出登录并删除草稿？',
  'signOut.drafts.text': {
    other: '此设备上有{count}份尚未发送或保存的内容。退出登录后，这些内容将被删除，以免他人在此看到。',
  },
  'signOut.drafts.stay': '保持登录',
  'signOut.drafts.confirm': '删除并退出登录',
} as const satisfies TranslationOf<typeof english>;
