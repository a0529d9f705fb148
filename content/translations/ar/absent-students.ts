import type { absentStudents as english } from '../en/absent-students.ts';
import type { TranslationOf } from '../translation.ts';

export const absentStudents = {
  'absentStudents.title': 'الطلاب الغائبون',
  'absentStudents.day': 'الغائبون في \u2068{day}\u2069',
  'absentStudents.dayLabel': 'اليوم',
  'absentStudents.search': 'البحث بالاسم أو الرقم أو الصف أو وليّ الأمر',
  'absentStudents.level.all': 'جميع المستويات',
  'absentStudents.reason.all': 'جميع الأسباب',
  'absentStudents.days': 'الأيام',
  'absentStudents.reportedBy': 'البلاغ من',
  'absentStudents.reportedAt': 'وقت الإبلاغ',
  'absentStudents.nobody': 'أُزيل الحساب',
  'absentStudents.empty': 'لا يوجد طلاب غائبون',
  'absentStudents.empty.text': 'يظهر هنا الغياب الذي تبلغ عنه الأسر في هذا اليوم.',
} as const satisfies TranslationOf<typeof english>;
