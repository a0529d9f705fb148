import type { childAttendance as english } from '../en/child-attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const childAttendance = {
  'childAttendance.title': 'الحضور',
  'childAttendance.lead': 'ما سجّله المعلّمون عن دروس أبنائكم.',
  'childAttendance.waiting': 'هل كنتم على علم بهذا الغياب؟',
  'childAttendance.waiting.text':
    'لم يُبلغ أحد عنه. إذا كنتم لا تعلمون أين ابنكم فنرجو البحث عنه أولًا ثم الكتابة إلى المدرسة.',
  'childAttendance.knew': 'كنا على علم به. السبب:',
  'childAttendance.noRight': 'حسابكم غير مهيأ للإجابة. يمكن لوليّ أمر آخر أن يجيب.',
  'childAttendance.write': 'الكتابة إلى المدرسة',
  'childAttendance.saved': 'شكرًا لكم. ترى المدرسة إجابتكم.',
  'childAttendance.gone': 'سبق توضيح هذا الغياب أو تصحيحه.',
  'childAttendance.summary': 'حضور {attended} من {lessons} من الدروس المسجَّلة',
  'childAttendance.none': 'لم يُسجَّل شيء بعد.',
  'childAttendance.toPage': 'عرض الحضور',
  'childAttendance.pattern': {
    zero: '{count} غياب في أسبوعين',
    one: 'غياب واحد في أسبوعين',
    two: 'غيابان في أسبوعين',
    few: '{count} غيابات في أسبوعين',
    many: '{count} غيابًا في أسبوعين',
    other: '{count} غياب في أسبوعين',
  },
} as const satisfies TranslationOf<typeof english>;
