import type { questions as english } from '../en/questions.ts';
import type { TranslationOf } from '../translation.ts';

export const questions = {
  'questions.ages': 'ما الأعمار في كل مرحلة دراسية؟',
  'questions.ages.text': 'الأعمار المعتادة في كل مرحلة:',
  'questions.stage': 'المرحلة',
  'questions.age': 'العمر بالسنوات',
  'questions.range': 'من {from} إلى {to}',

  'questions.group': 'كم عدد الطلاب في الدرس؟',
  'questions.group.text': {
    zero: 'لا طلاب في الدرس المباشر.',
    one: 'في الدرس المباشر طالب واحد على الأكثر.',
    two: 'في الدرس المباشر طالبان على الأكثر.',
    few: 'في الدرس المباشر {count} طلاب على الأكثر.',
    many: 'في الدرس المباشر {count} طالبًا على الأكثر.',
    other: 'في الدرس المباشر {count} طالب على الأكثر.',
  },

  'questions.language': 'ما لغة التدريس؟',
  'questions.language.text': 'لغة التدريس: {language}.',

  'questions.hours': 'متى تُقام الدروس؟',
  'questions.hours.range':
    'تُقام الدروس المباشرة من {first} إلى {last}، بين الساعة {opens} والساعة {closes} (بتوقيت {city}).',
  'questions.hours.days': 'تُقام الدروس المباشرة بين الساعة {opens} والساعة {closes} (بتوقيت {city}). الأيام: {days}.',
  'questions.hours.elsewhere': 'وهذه هي الساعات في أماكن أخرى بتاريخ {date}:',
  'questions.place': 'المكان',
  'questions.clock': 'التوقيت المحلي',
  'questions.yourTime': 'توقيتكم',
  'questions.nextDay': '{time} (اليوم التالي)',
  'questions.previousDay': '{time} (اليوم السابق)',

  'questions.day': 'كيف يبدو اليوم الدراسي في مناطق زمنية أخرى؟',
  'questions.day.text':
    'مثال ليوم {date}. وفي الأماكن التي تُغيَّر فيها الساعة في مواعيد غير مواعيد {city}، أو لا تُغيَّر فيها، تتحرّك الأوقات المحلية ساعة خلال السنة.',
  'questions.day.part': 'الفترة',
  'questions.day.lesson': 'درس',
  'questions.day.break': 'استراحة',
  'questions.day.lunch': 'غداء',
  'questions.day.mentor': 'لقاء المرشد',
  'questions.day.study': 'دراسة مستقلة',

  'questions.terms': 'متى تبدأ الفصول الدراسية ومتى تنتهي؟',
  'questions.terms.text': 'الفصول التي لم تنتهِ بعد:',
  'questions.term': 'الفصل',
  'questions.firstDay': 'اليوم الأول',
  'questions.lastDay': 'اليوم الأخير',
  'questions.term.autumn': 'فصل الخريف',
  'questions.term.spring': 'فصل الربيع',
  'questions.term.summer': 'فصل الصيف',

  'questions.fees': 'كم تبلغ الرسوم؟',
  'questions.fees.amount.term': '{amount} لكل فصل دراسي.',
  'questions.fees.amount.year': '{amount} لكل عام دراسي.',
  'questions.fees.range.term': 'بين {lowest} و{highest} لكل فصل دراسي.',
  'questions.fees.range.year': 'بين {lowest} و{highest} لكل عام دراسي.',
  'questions.fees.offer': 'يذكر عرض المقعد الدراسي كل الرسوم.',

  'questions.devices': 'ما الأجهزة التي يحتاج إليها أبناؤنا؟',
  'questions.examinations': 'ما الامتحانات التي يمكن للطلاب التقدّم إليها، ومن يمنح شهاداتها؟',
  'questions.support': 'ما الدعم المتاح للتعلّم؟',
} as const satisfies TranslationOf<typeof english>;
