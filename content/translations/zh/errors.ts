import type { errors as english } from '../en/errors.ts';
import type { TranslationOf } from '../translation.ts';

export const errors = {
  'error.title': '出错了',
  'success.title': '操作成功',
  'error.unexpected': '发生意外错误，请重试。',
  'error.short': '发生错误，请重试。',
  'error.page.title': '出了点问题',
  'error.page.text': '此页面未能显示，请稍后再试。',
  'error.page.requestId': '如就此与我们联系，请提供此编号：{requestId}',
  'error.page.retry': '重试',
  'error.unavailable.title': '门户暂时无法使用',
  'error.unavailable.text': '系统正在重新连接，请过几秒再试。',
  'error.notSaved.title': '尚未保存',
  'error.notSaved.text': '我们无法确认内容是否已保存。您输入的内容仍在此处，请过几秒再试。',
  'error.notSaved.entered': '您输入的内容',
  'error.notSaved.passwords': '密码不会保留。如果表单中有密码，您需要重新输入。',
  'error.signOut.title': '您可能仍处于登录状态',
  'error.signOut.text':
    '门户暂时无法使用，因此无法确认您是否已退出登录。在退出之前，草稿会保留在此设备上。请过几秒再试。',
  'error.languageNotSaved': '此浏览器已使用新的语言，但未能保存到您的账户，请稍后再选择一次。',
  'notFound.title': '404',
  'notFound.text': '抱歉，未找到该页面',
  'notFound.home': '返回首页',
  'notFound.console': '返回管理后台',
  accessDenied: '拒绝访问：您没有进入管理后台的权限。',
  'inbox.backToDashboard': '返回个人中心',
  'message.back': '返回消息列表',
} as const satisfies TranslationOf<typeof english>;
