import type { insights as english } from '../en/insights.ts';
import type { TranslationOf } from '../translation.ts';

export const insights = {
  'insights.title': 'الإحصاءات',
  'insights.heading': 'الإقبال على الصفحات العامة',
  'insights.lead':
    'لا يُحتسب سوى الزوار الذين يسمحون بملفات تعريف الارتباط الإحصائية، ولا تُحفظ إلا المجاميع اليومية، فلا يمكن التعرّف على أحد من خلالها. يبدأ اليوم عند الساعة 00:00 بالتوقيت العالمي المنسّق.',
  'insights.period': 'المدة',
  'insights.period.days': {
    zero: 'آخر {count} يوم',
    one: 'آخر يوم',
    two: 'آخر يومين',
    few: 'آخر {count} أيام',
    many: 'آخر {count} يومًا',
    other: 'آخر {count} يوم',
  },
  'insights.period.submit': 'عرض',
  'insights.empty': 'لا توجد إحصاءات في هذه المدة',
  'insights.empty.text': 'تظهر المشاهدات هنا بعد ثوانٍ من أن يفتح زائر سمح بالإحصاء إحدى الصفحات العامة.',

  'insights.views': 'المشاهدات',
  'insights.share': 'النسبة',
  'insights.days.title': 'المشاهدات في كل يوم',
  'insights.days.summary': {
    zero: 'لا مشاهدات من {from} إلى {to}.',
    one: 'مشاهدة واحدة من {from} إلى {to}. كان أكثر الأيام إقبالًا {day}، وعدد مشاهداته {most}.',
    two: 'مشاهدتان من {from} إلى {to}. كان أكثر الأيام إقبالًا {day}، وعدد مشاهداته {most}.',
    few: '{count} مشاهدات من {from} إلى {to}. كان أكثر الأيام إقبالًا {day}، وعدد مشاهداته {most}.',
    many: '{count} مشاهدة من {from} إلى {to}. كان أكثر الأيام إقبالًا {day}، وعدد مشاهداته {most}.',
    other: '{count} مشاهدة من {from} إلى {to}. كان أكثر الأيام إقبالًا {day}، وعدد مشاهداته {most}.',
  },
  'insights.days.table': 'المشاهدات في كل يوم على شكل جدول',
  'insights.day': 'اليوم',
  'insights.pages.title': 'المشاهدات لكل صفحة',
  'insights.page': 'الصفحة',
  'insights.languages.title': 'المشاهدات لكل لغة',
  'insights.language': 'اللغة',
} as const satisfies TranslationOf<typeof english>;
