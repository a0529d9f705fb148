import type { letters as english } from '../en/letters.ts';
import type { TranslationOf } from '../translation.ts';

export const letters = {
  'letter.choose': '选择{name}',
  'letter.chooseAll': '选择所有显示的学生',
  'letter.chosen': { other: '已选择{count}名学生' },
  'letter.title': '给家长发消息',
  'letter.lead': '每位监护人都会单独收到一条消息，看不到还有谁收到。',
  'letter.back': '返回您的学生',
  'letter.students': { other: '涉及{count}名学生' },
  'letter.receivers': { other: '{count}位收件人' },
  'letter.excluded': '以下人员不会收到',
  'letter.suspended': '{name}：账户已停用',
  'letter.withoutFamily': '{name}：没有可接收消息的监护人',
  'letter.notYours': { other: '所选学生中有{count}名未分配给您，已被排除。' },
  'letter.noneChosen': '未选择学生',
  'letter.noneChosen.text': '请先在列表中选择学生，再点击“给家长发消息”。',
  'letter.nobody': '没有可发送的对象',
  'letter.nobody.text': '所选学生都没有可接收消息的监护人。',
  'letter.sent': { other: '已发送给{count}人' },
  'letter.sent.title': '给家长的消息',
  'letter.sent.readBy': '{count}人中已有{read}人阅读',
} as const satisfies TranslationOf<typeof english>;
