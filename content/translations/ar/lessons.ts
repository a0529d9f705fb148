import type { lessons as english } from '../en/lessons.ts';
import type { TranslationOf } from '../translation.ts';

export const lessons = {
  'lessons.today': 'اليوم',
  'lessons.more': {
    zero: 'لا دروس أخرى اليوم',
    one: 'درس آخر اليوم',
    two: 'درسان آخران اليوم',
    few: '{count} دروس أخرى اليوم',
    many: '{count} درسًا آخر اليوم',
    other: '{count} درس آخر اليوم',
  },
  'lessons.changed': 'مع تغييرات',
  'lessons.nextOn': 'الدرس القادم: {day}',
  'lessons.noneSoon': 'لا دروس في الأسابيع الأربعة القادمة',
  'lessons.now': 'الآن',
  'lessons.cancelled': 'أُلغي',
  'lessons.moved': 'نُقل',
  'lessons.insteadOf': 'بدلًا من {day}، {time}',
  'lessons.otherSchool': 'في أثناء دوام المدرسة الأخرى',
  'lessons.missedSoon': {
    zero: 'لا يقع أي درس في الأسابيع الأربعة القادمة في أثناء دوام مدرسة أخرى.',
    one: 'يقع درس واحد في الأسابيع الأربعة القادمة في أثناء دوام مدرسة أخرى.',
    two: 'يقع درسان في الأسابيع الأربعة القادمة في أثناء دوام مدرسة أخرى.',
    few: 'تقع {count} دروس في الأسابيع الأربعة القادمة في أثناء دوام مدرسة أخرى.',
    many: 'يقع {count} درسًا في الأسابيع الأربعة القادمة في أثناء دوام مدرسة أخرى.',
    other: 'يقع {count} درس في الأسابيع الأربعة القادمة في أثناء دوام مدرسة أخرى.',
  },
  'lessons.standIn': 'ينوب عن المعلّم: \u2068{name}\u2069',
  'lessons.join': 'انضمام',
  'lessons.joinNamed': 'انضمام إلى \u2068{course}\u2069',
  'lessons.joinFrom': 'الانضمام من {time}',
  'lessons.offset.later': 'تبدأ الدروس بعد موعدها المعتاد بمقدار {duration} بتوقيتكم ابتداءً من {day}.',
  'lessons.offset.earlier': 'تبدأ الدروس قبل موعدها المعتاد بمقدار {duration} بتوقيتكم ابتداءً من {day}.',
  'lessons.offset.later.some':
    '\u2068{courses}\u2069: تبدأ الدروس بعد موعدها المعتاد بمقدار {duration} بتوقيتكم ابتداءً من {day}.',
  'lessons.offset.earlier.some':
    '\u2068{courses}\u2069: تبدأ الدروس قبل موعدها المعتاد بمقدار {duration} بتوقيتكم ابتداءً من {day}.',
  'lessons.duration.halfHour': 'نصف ساعة',
  'lessons.duration.hours': {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  'lessons.duration.minutes': {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
} as const satisfies TranslationOf<typeof english>;
