import type { childAttendance as english } from '../en/child-attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const childAttendance = {
  'childAttendance.title': '出勤',
  'childAttendance.lead': '任课教师为您孩子的每节课所作的记录。',
  'childAttendance.waiting': '您知道这次缺课吗？',
  'childAttendance.waiting.text': '此前没有人报告。如果您不知道孩子在哪里，请先寻找孩子，再给学校发消息。',
  'childAttendance.knew': '我们知情。原因：',
  'childAttendance.noRight': '您的账户无权答复，可由其他监护人答复。',
  'childAttendance.write': '给学校发消息',
  'childAttendance.saved': '谢谢，学校已看到您的答复。',
  'childAttendance.gone': '这次缺课已有说明或已更正。',
  'childAttendance.summary': '已记录{lessons}节课，出席{attended}节',
  'childAttendance.none': '暂无记录。',
  'childAttendance.toPage': '查看出勤',
  'childAttendance.pattern': { other: '两周内缺课{count}次' },
} as const satisfies TranslationOf<typeof english>;
