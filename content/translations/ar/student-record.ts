import type { studentRecord as english } from '../en/student-record.ts';
import type { TranslationOf } from '../translation.ts';

export const studentRecord = {
  'studentRecord.reports': 'التقارير',
  'studentRecord.reports.none': 'لم تُنشر أي تقارير بعد.',
  'studentRecord.reports.begun': {
    zero: 'لا تقارير أخرى',
    one: 'تقرير واحد آخر لم يُنشر بعد',
    two: 'تقريران آخران لم يُنشرا بعد',
    few: '{count} تقارير أخرى لم تُنشر بعد',
    many: '{count} تقريرًا آخر لم يُنشر بعد',
    other: '{count} تقرير آخر لم يُنشر بعد',
  },
  'studentRecord.absences': 'الغياب',
  'studentRecord.absences.none': 'لم يُبلَّغ عن أي غياب.',
  'studentRecord.absences.count': {
    zero: 'لا غياب',
    one: 'غياب واحد إجمالًا',
    two: 'غيابان إجمالًا',
    few: '{count} مرات غياب إجمالًا',
    many: '{count} مرة غياب إجمالًا',
    other: '{count} مرة غياب إجمالًا',
  },
  'studentRecord.absences.all': 'الطلاب الغائبون',
  'studentRecord.messages': 'الرسائل',
  'studentRecord.messages.count': {
    zero: 'لا رسائل تذكر هذا الطالب.',
    one: 'رسالة واحدة تذكر هذا الطالب.',
    two: 'رسالتان تذكران هذا الطالب.',
    few: '{count} رسائل تذكر هذا الطالب.',
    many: '{count} رسالة تذكر هذا الطالب.',
    other: '{count} رسالة تذكر هذا الطالب.',
  },
  'studentRecord.messages.text':
    'يرى المسؤولون الإداريون العدد فقط. ولا تُحتسب الرسائل الموجَّهة إلى أصحاب المناصب أو الصادرة عنهم.',
  'studentRecord.safety.entered': 'أُدخلت البيانات.',
  'studentRecord.safety.none': 'لم يُدخَل شيء بعد.',
  'studentRecord.safety.due': 'لم تؤكَّد في هذا الفصل الدراسي.',
  'studentRecord.safety.unseen': {
    zero: 'لا نصوص عن أوامر المحاكم تنتظر التأكيد.',
    one: 'نص واحد عن أوامر المحاكم ينتظر التأكيد.',
    two: 'نصان عن أوامر المحاكم ينتظران التأكيد.',
    few: '{count} نصوص عن أوامر المحاكم تنتظر التأكيد.',
    many: '{count} نصًا عن أوامر المحاكم تنتظر التأكيد.',
    other: '{count} نص عن أوامر المحاكم تنتظر التأكيد.',
  },
  'studentRecord.safety.text': 'يُسجَّل كل اطلاع على التفاصيل باسمكم.',
} as const satisfies TranslationOf<typeof english>;
