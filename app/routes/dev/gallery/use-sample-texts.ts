import { useLanguage } from '#i18n/language-context.tsx';

const en = {
  action: 'Save changes',
  label: 'Preferred name',
  value: 'Tobi',
  hint: 'As the teachers should say it.',
  error: 'Please enter a name',
  title: 'A quiet place to learn',
  text: 'Lessons begin at nine. Each pupil has a mentor, who writes once a week.',
  linked: 'Read [the vision](/vision) or sign in to [the portal](/parent-login).',
  options: ['Year 7', 'Year 8', 'Year 9'],
  columns: ['Name', 'Year', 'Status'],
  people: ['Saoirse Adeyemi', 'Tobi Adeyemi'],
};

type SampleTexts = typeof en;

const ar: SampleTexts = {
  action: 'حفظ التغييرات',
  label: 'الاسم المفضّل',
  value: 'سلمى',
  hint: 'كما ينبغي أن ينطقه المعلّمون.',
  error: 'يرجى إدخال الاسم',
  title: 'مكان هادئ للتعلّم',
  text: 'تبدأ الدروس في التاسعة. لكل تلميذ مرشد يكتب مرة في الأسبوع.',
  linked: 'اقرأ [رؤيتنا](/vision) أو سجّل الدخول إلى [البوابة](/parent-login).',
  options: ['الصف السابع', 'الصف الثامن', 'الصف التاسع'],
  columns: ['الاسم', 'الصف', 'الحالة'],
  people: ['يوسف منصور', 'سلمى منصور'],
};

/** Sample texts in both directions of writing; French and Chinese show the English ones. */
export function useSampleTexts(): SampleTexts {
  return useLanguage().language === 'ar' ? ar : en;
}
