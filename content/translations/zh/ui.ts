import type { ui as english } from '../en/ui.ts';
import type { TranslationOf } from '../translation.ts';

export const ui = {
  'ui.close': '关闭',
  'ui.loading': '正在加载',
  'ui.field.optional': '（选填）',
  'ui.password.show': '显示密码',
  'ui.toast.region': '提示',
  'ui.toast.close': '关闭此提示',
  'ui.role.parent': '家长',
  'ui.role.mentor': '导师',
  'ui.role.admin': '管理员',
  'ui.errorSummary.title': '请检查以下栏目',
  'form.length': '{count}/{limit}个字符',
  'form.unsent': '我们无法确认是否已保存。您填写的内容仍在此处，请稍后再试。',
  'form.tooLarge': '您填写的内容过长，尚未保存。请缩短后重试。',
  'form.otherPerson': '已有其他人在此浏览器中登录。另一账户的表单没有发送。',
  'error.storageFull': '我们目前无法保存新内容。您输入的内容仍在本页，请稍后再试。门户中的内容仍可正常查看。',
  'form.draftKept': '草稿已保存在此设备上',
  'form.draftNotKept': '此浏览器无法保留您填写的内容，请在离开此页面前保存。',
  'form.cancel': '取消',
  'form.discard': '删除草稿',
  'form.discard.title': '删除这份草稿？',
  'form.discard.text': '您在这里写的内容将从此设备上删除。',
  'form.discard.notSent': '该内容尚未发送。',
  'form.discard.keep': '继续撰写',
  'form.discard.confirm': '删除',
} as const satisfies TranslationOf<typeof english>;
