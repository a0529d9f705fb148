import type { roster as english } from '../en/roster.ts';
import type { TranslationOf } from '../translation.ts';

export const roster = {
  'roster.title': 'طلابكم',
  'roster.lead': 'من راسلكم، ومن ينتظر ردكم، ومن لم يصلكم منه شيء منذ مدة.',
  'roster.search': 'البحث بالطالب أو الرقم أو المستوى أو الصف أو الأسرة',
  'roster.level.all': 'جميع المستويات',
  'roster.class': 'الصف',
  'roster.class.all': 'جميع الصفوف',
  'roster.submit': 'بحث',
  'roster.show': 'الطلاب المعروضون',
  'roster.all': 'الكل',
  'roster.waiting': 'بانتظار الرد',
  'roster.quiet': 'لا تواصل منذ أسبوعين',
  'roster.student': 'الطالب',
  'roster.role': 'دوري',
  'roster.family': 'الأسرة',
  'roster.unread': 'غير مقروءة',
  'roster.lastContact': 'آخر تواصل',
  'roster.actions': 'الإجراءات',
  'roster.never': 'لا يوجد بعد',
  'roster.none': 'لم يُعثر على طلاب',
  'roster.none.text': 'جرّبوا بحثًا آخر، أو اعرضوا جميع طلابكم.',
  'roster.showAll': 'عرض جميع الطلاب',
  'roster.reports': 'التقارير',
} as const satisfies TranslationOf<typeof english>;
