import type { attendance as english } from '../en/attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const attendance = {
  'attendance.mark.present': '出席',
  'attendance.mark.late': '迟到',
  'attendance.mark.absent': '缺课',
  'attendance.mark.left-early': '早退',
  'attendance.mark.technical': '技术问题',
  'attendance.minutes': { other: '{count}分钟' },
  'attendance.unexplained': '原因不明',
  'attendance.explained': '家长知情：{reason}',
  'attendance.explanation.illness': '生病',
  'attendance.explanation.appointment': '看医生',
  'attendance.explanation.family': '家庭原因',
  'attendance.explanation.technical': '技术问题',
  'attendance.explanation.other': '其他原因',
  'attendance.formerCourse': '课程',
} as const satisfies TranslationOf<typeof english>;
