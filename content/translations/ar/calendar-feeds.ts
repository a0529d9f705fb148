import type { calendarFeeds as english } from '../en/calendar-feeds.ts';
import type { TranslationOf } from '../translation.ts';

export const calendarFeeds = {
  'calendarFeeds.title': 'التقويم على أجهزتكم',
  'calendarFeeds.lead': 'اعرضوا الدروس والفصول الدراسية والعطل وآخر أيام الرد في تقويم هاتفكم أو حاسوبكم.',
  'calendarFeeds.open': 'إدارة التقاويم',
  'calendarFeeds.add': 'إضافة تقويم',
  'calendarFeeds.text':
    'تحصلون على عنوان سري تضيفونه إلى تقويمكم مرة واحدة، ثم يقرؤه التقويم من جديد تلقائيًا، كل بضع ساعات عادةً؛ لذا يظهر أي تغيير في اليوم نفسه هنا أولًا. ولا يتضمن أبدًا الفصل الافتراضي للدرس. كل من يعرف العنوان يستطيع قراءة التقويم، فأضيفوا عنوانًا لكل جهاز ولا تعطوه لأحد.',
  'calendarFeeds.password': 'أدخلوا كلمة مروركم لإضافة تقويم.',
  'calendarFeeds.password.submit': 'متابعة',
  'calendarFeeds.password.submitting': 'جارٍ التحقق…',
  'calendarFeeds.name': 'الاسم',
  'calendarFeeds.name.hint': 'مثل اسم الجهاز أو البرنامج',
  'calendarFeeds.name.missing': 'الاسم مطلوب',
  'calendarFeeds.name.tooLong': 'يجب ألا يتجاوز الاسم 60 حرفًا',
  'calendarFeeds.showsNames': 'إظهار الأسماء',
  'calendarFeeds.showsNames.hint':
    'وإلا تضمنت المواعيد الأحرف الأولى من اسم الطالب دون اسم المعلّم. وقد يتمكن مزوّد التقويم من قراءة المواعيد.',
  'calendarFeeds.add.submit': 'إنشاء العنوان',
  'calendarFeeds.add.submitting': 'جارٍ إنشاء العنوان…',
  'calendarFeeds.full': 'لديكم عشرة تقاويم. أزيلوا أحدها لإضافة آخر.',
  'calendarFeeds.address': 'عنوان ⁨{name}⁩',
  'calendarFeeds.address.text':
    'يظهر الآن فقط. افتحوه على الجهاز، أو انسخوه وأضيفوه في برنامجكم بوصفه تقويمًا من الإنترنت.',
  'calendarFeeds.subscribe': 'فتح في التقويم',
  'calendarFeeds.copy': 'نسخ العنوان',
  'calendarFeeds.copied': 'تم نسخ العنوان.',
  'calendarFeeds.notCopied': 'تعذّر نسخ العنوان. حدّدوه وانسخوه بأنفسكم.',
  'calendarFeeds.added': 'أُضيف في:',
  'calendarFeeds.lastRead': 'آخر قراءة:',
  'calendarFeeds.neverRead': 'لم يُقرأ بعد',
  'calendarFeeds.students': 'الطلاب:',
  'calendarFeeds.withNames': 'بالأسماء',
  'calendarFeeds.withInitials': 'بالأحرف الأولى',
  'calendarFeeds.remove': 'إزالة ⁨{name}⁩',
  'calendarFeeds.remove.text': 'يتوقف العنوان عن العمل فورًا. وقد يبقى ما قرأه الجهاز إلى أن تحذفوا التقويم منه.',
  'calendarFeeds.remove.submit': 'إزالة التقويم',
  'calendarFeeds.removed': 'تمت إزالة التقويم.',
  'calendarFeeds.ends': 'كلمة المرور الجديدة تُنهيها جميعًا. أضيفوها من جديد بعد ذلك.',
} as const satisfies TranslationOf<typeof english>;
