import type { officeConsole as english } from '../en/office-console.ts';
import type { TranslationOf } from '../translation.ts';

export const officeConsole = {
  'offices.intro': '各项政策提及这些职务。写给职务的消息只有担任者及其副手可以看到；两者都空缺时，由所有管理员查看。',
  'offices.office': '职务',
  'offices.holder': '担任者',
  'offices.deputy': '副手',
  'offices.actions': '操作',
  'offices.vacant': '无人担任',
  'offices.inactive': '未在任',
  'offices.change': '更改',
  'offices.changeOf': '更改担任者：{office}',
  'offices.back': '所有职务',
  'offices.explained':
    '担任者和副手可以阅读并回复该职务的全部消息，包括以前的消息。有人担任该职务时，管理员看不到这些消息。',
  'offices.confidential':
    '儿童保护、数据保护、投诉、举报和校长职务属于保密职务：新的担任者或副手可以阅读此后收到的内容；以前的消息和举报须由曾任或现任者或者校长移交后才能阅读。每次变更都会通过电子邮件告知有关人员和校长。',
  'offices.findStaff': '查找工作人员',
  'offices.submit': '保存',
  'offices.submitting': '正在保存……',
  'offices.saved': '职务已指派。',
  'offices.unsuitable': '此用户不能担任职务。请选择状态正常的导师或管理员。',
  'offices.samePerson': '担任者和副手不能是同一人',
  'offices.confirm.title': '要更改“{office}”的担任者吗？',
  'offices.confirm.gains': '{name}将可以阅读该职务的全部消息（包括以前的消息），并以该职务的名义回复。',
  'offices.confirm.gainsFromNow': '{name}将可以阅读该职务此后收到的内容，并以该职务的名义回复。',
  'offices.confirm.earlierClosed':
    '以前的消息和举报须由曾任或现任的担任者、副手，或者校长移交后才能阅读。重新担任该职务的人可以再次阅读自己任职期间收到的内容。',
  'offices.confirm.told': '前任和新任担任者、副手以及校长会收到邮件通知。',
  'offices.confirm.loses': '{name}将立即无法查看该职务的消息，包括本人的回复。',
  'offices.confirm.vacant': '该职务将无人担任：所有管理员都可以阅读其消息。',
  'offices.confirm.vacantFromNow': '该职务将无人担任：所有管理员都可以阅读其此后收到的内容。',
  'offices.confirm.swap': '担任者与副手互换。',
  'offices.confirm.submit': '指派职务',
} as const satisfies TranslationOf<typeof english>;
