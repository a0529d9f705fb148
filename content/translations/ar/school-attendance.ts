import type { schoolAttendance as english } from '../en/school-attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const schoolAttendance = {
  'schoolAttendance.title': 'حضور المدرسة',
  'schoolAttendance.missing': 'دروس بلا سجل حضور',
  'schoolAttendance.missing.none': 'لكل درس بدأ في هذا اليوم سجل حضور.',
  'schoolAttendance.noTeacher': 'بلا معلّم',
  'schoolAttendance.unexplained': 'غيابات دون تفسير',
  'schoolAttendance.unexplained.lead':
    'للأيام الثلاثين الماضية، الأحدث أولًا. سُئل أولياء الأمور، والغياب الذي يبقى دون تفسير يُعدّ من المخاوف.',
  'schoolAttendance.unexplained.none': 'لا يوجد أي منها.',
} as const satisfies TranslationOf<typeof english>;
