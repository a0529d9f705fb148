import type { shell as english } from '../en/shell.ts';
import type { TranslationOf } from '../translation.ts';

export const shell = {
  'shell.skipToContent': 'الانتقال إلى المحتوى الرئيسي',
  'shell.offline': 'أنتم غير متصلين بالإنترنت. تُحفظ الرسائل التي تكتبونها على هذا الجهاز.',
  'shell.offline.waiting': 'أنتم غير متصلين بالإنترنت. ستُفتح الصفحة التي طلبتموها فور عودة الاتصال.',
  'shell.unreachable.waiting': 'يتعذّر الوصول إلى خادم المدرسة حاليًا. ستُفتح الصفحة التي طلبتموها حالما يستجيب.',
  'shell.online': 'عاد اتصالكم بالإنترنت.',

  'nav.home': '\u2068{school}\u2069، الصفحة الرئيسية',
  'nav.vision': 'الرؤية',
  'nav.curriculum': 'المنهج الدراسي',
  'nav.faculty': 'هيئة التدريس',
  'nav.globalPresence': 'حضورنا العالمي',
  'nav.admissions': 'القبول',
  'nav.translate': 'ترجمة الصفحة',
  'nav.requestConsultation': 'طلب استشارة',
  'nav.dashboard': 'لوحة المتابعة',
  'nav.inbox': 'صندوق الرسائل الآمن',
  // With the number in each form: a badge shows it, and the name of a link must contain its visible text.
  'nav.inboxUnread': {
    zero: 'صندوق الرسائل الآمن، لا رسائل غير مقروءة',
    one: 'صندوق الرسائل الآمن، عدد الرسائل غير المقروءة: {count}',
    two: 'صندوق الرسائل الآمن، عدد الرسائل غير المقروءة: {count}',
    few: 'صندوق الرسائل الآمن، {count} رسائل غير مقروءة',
    many: 'صندوق الرسائل الآمن، {count} رسالة غير مقروءة',
    other: 'صندوق الرسائل الآمن، {count} رسالة غير مقروءة',
  },

  'footer.concern': 'أخبرونا إذا كنتم قلقين على طفل',
  'footer.legal': 'الوثائق القانونية والسياسات',
  'footer.privacy': 'الخصوصية',
  'footer.terms': 'شروط الخدمة',
  'footer.cookiePolicy': 'سياسة ملفات تعريف الارتباط',
  'footer.accessibility': 'إمكانية الوصول',
  'footer.manageCookies': 'إدارة ملفات تعريف الارتباط',

  'consent.banner.title': 'ملفات تعريف الارتباط في هذا الموقع',
  'consent.banner.text': 'الملفات الضرورية لازمة لعمل الموقع، أما غيرها فلا نستخدمه إلا بموافقتكم.',
  'consent.rejectOptional': 'رفض الاختيارية',
  'consent.managePreferences': 'إدارة التفضيلات',
  'consent.acceptAll': 'قبول الكل',
  'consent.dialog.title': 'تفضيلات ملفات تعريف الارتباط',
  'consent.dialog.text':
    'اختاروا ما يجوز لهذا المتصفح حفظه. ويمكنكم تغيير اختياركم في أي وقت عبر «إدارة ملفات تعريف الارتباط» في أسفل الصفحة.',
  'consent.essential': 'الضرورية',
  'consent.essential.text': 'جلستكم ولغتكم وهذا الاختيار وموضعكم في الصفحة والرسائل التي بدأتم كتابتها. مفعَّلة دائمًا.',
  'consent.functional': 'الوظيفية',
  'consent.functional.text': 'تتيح لخدمة \u2068Google Translate\u2069 ترجمة الصفحات العامة إلى لغات أخرى.',
  'consent.analytics': 'الإحصائية',
  'consent.analytics.text': 'تَعُدّ مشاهدات الصفحات من غير كشف هويتكم، وتبقى أرقامها على خادم المدرسة نفسها.',
  'consent.cancel': 'إلغاء',
  'consent.save': 'حفظ التفضيلات',

  'translation.title': 'اللغة',
  'translation.text': 'تكتب المدرسة بأربع لغات. اختاروا اللغة التي تفضّلون القراءة بها.',
  'translation.others': 'لغات أخرى',
  'translation.others.available':
    'يمكن لخدمة خارجية، هي \u2068Google Translate\u2069، أن تترجم هذه الصفحة ترجمة آلية. وما تقرؤونه حينئذ ليس من صياغة المدرسة.',
  'translation.others.needs-reload': 'لقد سمحتم بالخدمة الخارجية. وستظهر هنا عند تحميل هذه الصفحة في المرة المقبلة.',
  'translation.others.needs-consent':
    'تأتي اللغات الأخرى من خدمة خارجية، هي \u2068Google Translate\u2069، لا تُحمَّل إلا بعد أن تسمحوا بملفات تعريف الارتباط الوظيفية.',
  'translation.others.failed': 'لا تستجيب الخدمة الخارجية الآن. واللغات الأربع أعلاه لا تحتاج إليها.',
  'translation.others.not-while-signed-in':
    'ما دامت جلستكم مفتوحة، لا نحمّل أي خدمة ترجمة خارجية، فتبقى الرسائل وسجلات الطلاب خاصة. واللغات الأربع أعلاه متاحة دائمًا.',
  'translation.others.not-where-you-type':
    'في الصفحات التي تكتبون فيها كلمة مرور أو بيانات شخصية، لا نحمّل أي خدمة ترجمة خارجية. واللغات الأربع أعلاه متاحة دائمًا.',
  'login.success': 'سُجّل دخولكم. جارٍ الانتقال إلى لوحة المتابعة…',
  'login.successElsewhere': 'سُجّل دخولكم.',
  'login.sessionEnded': 'انتهت جلستكم. يُرجى تسجيل الدخول من جديد.',
  'changePassword.title': 'اختيار كلمة مرور جديدة',
} as const satisfies TranslationOf<typeof english>;
