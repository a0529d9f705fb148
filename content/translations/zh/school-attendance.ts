import type { schoolAttendance as english } from '../en/school-attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const schoolAttendance = {
  'schoolAttendance.title': '全校出勤',
  'schoolAttendance.missing': '未点名的课',
  'schoolAttendance.missing.none': '当天已开始的课均已点名。',
  'schoolAttendance.noTeacher': '没有任课教师',
  'schoolAttendance.unexplained': '原因不明的缺课',
  'schoolAttendance.unexplained.lead': '过去三十天，最近的在前。已询问监护人；始终原因不明的缺课作为关切处理。',
  'schoolAttendance.unexplained.none': '没有。',
} as const satisfies TranslationOf<typeof english>;
