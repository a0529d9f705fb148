import type { notifications as english } from '../en/notifications.ts';
import type { TranslationOf } from '../translation.ts';

export const notifications = {
  'notifications.section': 'متى نخبركم بالبريد الإلكتروني بما هو جديد.',
  'notifications.change': 'تغيير الإشعارات',
  'notifications.lead':
    'اختاروا متى نخبركم بالبريد الإلكتروني بما هو جديد. ولا يتضمن هذا البريد نصوصًا ولا أسماء كاتبيها.',
  'notifications.messageMails': 'البريد الإلكتروني عن الرسائل الجديدة',
  'notifications.messageMails.hint':
    'فورًا: بريد واحد كل خمس دقائق على الأكثر. مرة في اليوم: الساعة السابعة صباحًا إذا كانت لديكم رسائل غير مقروءة.',
  'notifications.messageMails.immediate': 'فورًا',
  'notifications.messageMails.daily': 'مرة في اليوم',
  'notifications.messageMails.off': 'أبدًا',
  'notifications.messageMails.invalid': 'يُرجى اختيار أحد الخيارات',
  'notifications.quiet': 'ساعات الهدوء',
  'notifications.quiet.hint': 'بين هذين الوقتين يؤجَّل هذا البريد. أما البريد المتعلق بحسابكم فيُرسل دائمًا على الفور.',
  'notifications.lessons':
    'تُرسَل فورًا، حتى في ساعات الهدوء، تغييرات الدروس خلال الساعات الأربع والعشرين المقبلة والأسئلة عن غياب لم يُبلغ عنه أحد. أما تغييرات الدروس اللاحقة فتُرسَل مرة في اليوم، في السابعة صباحًا.',
  'notifications.quiet.from': 'من',
  'notifications.quiet.until': 'إلى',
  'notifications.quiet.none': 'بلا',
  'notifications.quiet.incomplete': 'يُرجى اختيار الوقتين معًا أو ترك كليهما',
  'notifications.quiet.equal': 'يُرجى اختيار وقتين مختلفين',
  'notifications.quiet.invalid': 'يُرجى اختيار وقت من القائمة',
  'notifications.zone': 'الأوقات بحسب المنطقة الزمنية {zone}.',
  'notifications.submit': 'حفظ',
  'notifications.submitting': 'جارٍ الحفظ…',
  'notifications.saved': 'حُفظ اختياركم.',
  'notifications.students': 'أخبار أبنائكم',
  'notifications.absences':
    'عندما يبلّغ وليّ أمر آخر عن غياب أو يلغي بلاغه، أو تطلب المدرسة التحقق من بيانات السلامة، يصلكم بريد إلكتروني وفق اختياركم للرسائل الجديدة.',
  'notifications.reportMails': 'البريد الإلكتروني عن التقارير الجديدة',
  'notifications.reportMails.hint':
    'عن الطلاب الذين تتلقون بريدًا بشأنهم. ولا يذكر هذا البريد اسم الطالب ولا شيئًا من التقرير.',
  'notifications.feedbackMails': 'البريد الإلكتروني عن الملاحظات الجديدة',
  'notifications.feedbackMails.hint':
    'عن الطلاب الذين تتلقون بريدًا بشأنهم. ولا يذكر هذا البريد اسم الطالب ولا اسم الكاتب ولا شيئًا من الملاحظات.',
  'notifications.consentMails': 'البريد الإلكتروني عن الموافقات',
  'notifications.consentMails.hint':
    'عن الطلاب الذين تتلقون بريدًا بشأنهم، عندما تطلب المدرسة موافقتكم أو تذكّركم. ولا يذكر هذا البريد اسم الطالب ولا موضوع السؤال.',
  'settings.mails.messageMails': 'رسائل جديدة',
  'settings.mails.reportMails': 'تقارير جديدة',
  'settings.mails.feedbackMails': 'ملاحظات جديدة',
  'settings.mails.consentMails': 'الموافقات',
  'notifications.announcementMails': 'البريد الإلكتروني عن الإعلانات',
  'notifications.announcementMails.hint':
    'يمكن للمدرسة أن تجعل إعلانًا عاجلًا، فيصلكم خبره فورًا بالبريد وفي المتصفحات المفعّلة فيها الإشعارات، أيًّا كان اختياركم هنا، حتى في ساعات الهدوء.',
  'settings.mails.announcementMails': 'الإعلانات',
  'settings.mails.immediate': 'بريد إلكتروني فورًا',
  'settings.mails.daily': 'بريد إلكتروني مرة في اليوم',
  'settings.mails.off': 'في البوابة فقط',
} as const satisfies TranslationOf<typeof english>;
