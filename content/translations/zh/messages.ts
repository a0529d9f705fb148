import type { messages as english } from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const messages = {
  'inbox.show': '要显示的消息',
  'inbox.view.all': '全部',
  'inbox.view.received': '收到的',
  'inbox.view.sent': '已发送',
  'inbox.view.unread': '未读',
  'inbox.view.archived': '已归档',
  'inbox.none.received': '没有收到的消息',
  'inbox.none.sent': '没有已发送的消息',
  'inbox.none.unread': '没有未读消息',
  'inbox.none.archived': '没有已归档的消息',
  'message.report': '举报此消息',
  'messageReport.sent': '您的举报已发送。',
  'shortcuts.title': '键盘快捷键',
  'shortcuts.compose': '撰写消息',
  'shortcuts.reply': '回复消息',
  'shortcuts.next': '列表中的下一条消息',
  'shortcuts.previous': '列表中的上一条消息',
  'shortcuts.send': '发送消息',
  'shortcuts.help': '显示此列表',
  'shortcuts.on': '单键快捷键',
  'shortcuts.on.hint': '如果造成不便（例如使用语音输入时），可将其关闭。此设备会记住您的选择。',
  'message.noReply.suspended': '{name}已无法接收消息。',
  'message.noReply.notAllowed': '您的账户未开通给{name}发消息的功能。如果您认为有误，请告知学校。',
  'message.noReply.offices': '您可以改为联系以下负责人或部门：',
} as const satisfies TranslationOf<typeof english>;
