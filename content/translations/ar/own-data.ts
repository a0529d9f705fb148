import type { ownData as english } from '../en/own-data.ts';
import type { TranslationOf } from '../translation.ts';

export const ownData = {
  'ownData.title': 'بياناتكم',
  'ownData.lead': 'نزّلوا ما تحتفظ به البوابة عنكم وعن أبنائكم.',
  'ownData.format':
    'ملف مضغوط فيه صفحة للقراءة، والبيانات نفسها في صيغة تقرؤها الآلة، وملفات رسائلكم. احفظوه في مكان آمن، فكل من لديه الملف يستطيع قراءته.',
  'ownData.limit': 'خمسة تنزيلات في اليوم على الأكثر. ونخبركم بكل منها عبر البريد الإلكتروني.',
  'ownData.submit': 'تنزيل',
  'ownData.password': 'أدخلوا كلمة مروركم لتنزيل بياناتكم.',
  'ownData.password.submit': 'متابعة',
  'ownData.password.submitting': 'جارٍ التحقق…',
  'ownData.tooMany': 'نزّلتم بياناتكم خمس مرات في يوم واحد. يُرجى المحاولة مجددًا غدًا.',
  'ownData.others': 'سجلات أخرى',
  'ownData.others.text':
    'لا يحتوي الملف على السجلات المحفوظة خارج البوابة، ولا سجلات الطلاب الذين غادروا المدرسة، ولا سجلات حماية الطفل. ويجيب مسؤول حماية البيانات عن الطلبات المتعلقة بها.',
  'ownData.others.write': 'الكتابة إلى مسؤول حماية البيانات',
} as const satisfies TranslationOf<typeof english>;
