import type { attachments as english } from '../en/attachments.ts';
import type { TranslationOf } from '../translation.ts';

export const attachments = {
  'attachments.title': 'المرفقات',
  'attachments.hint':
    'حتى 5 ملفات، كلٌّ منها 10 ميغابايت: صور أو PDF أو مستندات مكتبية أو نصوص. نصغّر الصور الكبيرة ونزيل منها بيانات الموقع.',
  'attachments.add': 'إضافة ملفات',
  'attachments.photo': 'التقاط صورة',
  'attachments.uploading': 'جارٍ رفع ⁨{name}⁩',
  'attachments.added': 'أُرفق ⁨{name}⁩',
  'attachments.removed': 'أُزيل ⁨{name}⁩',
  'attachments.remove': 'إزالة ⁨{name}⁩',
  'attachments.cancel': 'إلغاء ⁨{name}⁩',
  'attachments.retry': 'إعادة المحاولة',
  'attachments.failed': 'تعذّر رفع هذا الملف. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  'attachments.signedOut': 'انتهت جلستكم. يُرجى تسجيل الدخول مجددًا؛ نصّكم محفوظ.',
  'attachments.wait': 'يُرجى الانتظار: تُرسل رسالتكم فور اكتمال رفع الملفات.',
  'attachments.gone': 'لم يعد أحد الملفات متاحًا. يُرجى إزالته واختياره من جديد.',
  'attachments.removeWhenSending': 'إزالة',
  'attachments.downloadButton': 'تنزيل',
  'attachments.active':
    'قد يحتوي ملف PDF هذا على برامج نصية أو برامج أو ملفات أخرى. لا تفتحوه إلا إذا كنتم تتوقعونه من هذا الشخص.',
  'attachments.open': 'فتح ⁨{name}⁩',
  'attachments.count': {
    zero: 'بلا مرفقات',
    one: 'مرفق واحد',
    two: 'مرفقان',
    few: '{count} مرفقات',
    many: '{count} مرفقًا',
    other: '{count} مرفق',
  },
  'attachments.refused.wrongType': 'هذا النوع من الملفات غير مقبول. يُرجى اختيار صورة أو PDF أو مستند مكتبي أو نص.',
  'attachments.refused.heic': 'الصور بصيغة HEIC غير مقبولة. يُرجى حفظ الصورة بصيغة JPEG واختيارها من جديد.',
  'attachments.refused.mismatch': 'محتوى هذا الملف لا يطابق اسمه. يُرجى حفظه من جديد بالصيغة الصحيحة.',
  'attachments.refused.empty': 'هذا الملف فارغ.',
  'attachments.refused.damaged': 'هذا الملف تالف أو غير مكتمل. يُرجى حفظه من جديد.',
  'attachments.refused.tooLarge': 'حجم هذا الملف أكبر من 10 ميغابايت. يُرجى اختيار ملف أصغر.',
  'attachments.refused.tooManyPixels': 'عدد بكسلات هذه الصورة كبير جدًا. يُرجى اختيار نسخة أصغر.',
  'attachments.refused.unpacksTooLarge': 'يحتوي هذا المستند على بيانات كثيرة جدًا. يُرجى اختيار مستند أصغر.',
  'attachments.refused.macros': 'المستندات التي تحتوي على وحدات ماكرو غير مقبولة. يُرجى حفظ المستند بدونها.',
  'attachments.refused.embeddedObjects':
    'يحتوي هذا المستند على كائن أو برنامج مضمَّن. يُرجى إزالته أو حفظ المستند بصيغة PDF.',
  'attachments.refused.externalContent':
    'يحمّل هذا المستند محتوى من مكان آخر، مثل قالب أو بيانات ملف آخر. يُرجى إزالة هذه الارتباطات أو حفظ المستند بصيغة PDF.',
  'attachments.refused.encrypted': 'هذا المستند محمي بكلمة مرور أو بصيغة قديمة. يُرجى حفظه بصيغة حديثة دون كلمة مرور.',
  'attachments.refused.infected': 'أبلغ برنامج مكافحة الفيروسات عن هذا الملف، فلم يُقبل.',
  'attachments.refused.notScanned': 'تعذّر فحص هذا الملف للتأكد من خلوّه من الفيروسات. يُرجى إعادة المحاولة لاحقًا.',
  'attachments.refused.tooManyUnsent': 'لديكم ملفات كثيرة في رسائل لم تُرسل. يُرجى إرسال مسودة أو حذفها أولًا.',
  'attachments.refused.tooManyToday': 'بلغتم الحد الأقصى للملفات في اليوم. يُرجى إعادة المحاولة غدًا.',
  'attachments.refused.tooManyFiles': 'يمكن أن تحتوي الرسالة على 5 ملفات على الأكثر.',
  'attachments.refused.busy': 'تُرفع ملفات كثيرة في هذه اللحظة. يُرجى إعادة المحاولة بعد دقيقة.',
} as const satisfies TranslationOf<typeof english>;
