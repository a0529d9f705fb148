import type { publicLayout as english } from '../en/public-layout.ts';
import type { TranslationOf } from '../translation.ts';

export const publicLayout = {
  'shell.mission': 'تعليم بلا حدود',
  'nav.main': 'التنقل الرئيسي',
  'nav.menu': 'القائمة',
  'nav.openMenu': 'فتح القائمة',
  'nav.closeMenu': 'إغلاق القائمة',
  'nav.parentLogin': 'دخول أولياء الأمور',
  'footer.schoolHeading': 'المدرسة',
  'footer.philosophy': 'فلسفتنا',
  'footer.manifesto': 'بياننا',
  'footer.network': 'شبكتنا العالمية',
  'nav.questions': 'أسئلة أولياء الأمور',
  'nav.contact': 'تواصلوا معنا',
  'footer.governanceHeading': 'الحوكمة والامتثال',
  'footer.governance': 'الحوكمة',
  'footer.safeguarding': 'حماية الطفل',
  'footer.complaints': 'الشكاوى والتظلُّمات',
  'footer.communicationHeading': 'تواصل آمن فقط',
  'footer.communicationStatement':
    'ليس للمدرسة بريد إلكتروني عام ولا رقم هاتف عام ولا حسابات على وسائل التواصل الاجتماعي. يجري كل تواصل معها عبر صندوق الرسائل الآمن، وهو متاح للمستخدمين الموثَّقين فقط. وإذا لم يكن لكم حساب، فيُرجى استخدام نموذج التواصل.',
  'footer.accessPortal': 'الدخول إلى بوابة الأسرة',
  'notFound.search': 'ابحثوا في عناوين الصفحات',
  'notFound.find': 'بحث',
  'notFound.none': 'لم يُعثر على صفحات',
} as const satisfies TranslationOf<typeof english>;
