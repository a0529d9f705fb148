import type { absentStudents as english } from '../en/absent-students.ts';
import type { TranslationOf } from '../translation.ts';

export const absentStudents = {
  'absentStudents.title': '缺课学生',
  'absentStudents.day': '{day}缺课的学生',
  'absentStudents.dayLabel': '日期',
  'absentStudents.search': '按姓名、学号、班级或监护人搜索',
  'absentStudents.level.all': '全部年级',
  'absentStudents.reason.all': '全部原因',
  'absentStudents.days': '缺课日期',
  'absentStudents.reportedBy': '报告人',
  'absentStudents.reportedAt': '报告时间',
  'absentStudents.nobody': '账户已删除',
  'absentStudents.empty': '没有学生缺课',
  'absentStudents.empty.text': '家长为这一天报告的缺课显示在这里。',
} as const satisfies TranslationOf<typeof english>;
