import type { accountRemoval as english } from '../en/account-removal.ts';
import type { TranslationOf } from '../translation.ts';

export const accountRemoval = {
  'removal.password': 'كلمة مروركم',
  'removal.back': 'الحساب',
  'removal.deleted': 'ما يُحذف',
  'removal.kept': 'ما يبقى',
  'removal.erase.title': 'محو الحساب',
  'removal.erase.heading': 'هل تريدون محو حساب \u2068{name}\u2069؟',
  'removal.erase.account':
    'الاسم والبريد الإلكتروني وكلمة المرور والإعدادات. ويُسجَّل خروج \u2068{name}\u2069 من جميع الأجهزة فورًا.',
  'removal.erase.messages': 'الرسائل بين \u2068{name}\u2069 والموظفين أو أصحاب المناصب، ما لم تكن عن طالب.',
  'removal.erase.unsent': 'الملفات التي لم تُرسل، ورسائل البريد التي لا تزال في الانتظار.',
  'removal.erase.links': 'الروابط بالطلاب الذين غادروا المدرسة.',
  'removal.erase.office': 'لن يشغل \u2068{name}\u2069 بعد ذلك منصب «\u2068{office}\u2069».',
  'removal.erase.kept.family': 'الرسائل مع أسر أخرى والرسائل عن طالب، وتُظهر «مستخدم سابق» بدل الاسم.',
  'removal.erase.kept.staff':
    'الرسائل والتقارير والملاحظات التي كتبها \u2068{name}\u2069، وتُظهر «مستخدم سابق» بدل الاسم.',
  'removal.erase.kept.records': 'سجلات الطلاب إلى أن تنتهي مدة حفظها.',
  'removal.erase.kept.log': 'ما في سجل التدقيق والطلبات بشأن البيانات الشخصية، من غير الاسم.',
  'removal.erase.told':
    'نُبلغ \u2068{name}\u2069 بالبريد الإلكتروني على العنوان \u2068{email}\u2069. ولا يمكن التراجع عن ذلك.',
  'removal.erase.submit': 'محو الحساب',
  'removal.erase.submitting': 'جارٍ محو الحساب…',
  'removal.erase.refused': 'لا يمكن محو هذا الحساب',
  'removal.erase.ownAccount': 'لا يمكنكم محو حسابكم. اطلبوا ذلك من مسؤول إداري آخر.',
  'removal.erase.enrolledStudent':
    'صاحب هذا الحساب ولي أمر طالب مسجَّل. أزيلوا ولي الأمر من صفحة الطالب أولًا، أو انقلوا الطالب إلى الأرشيف.',
  'removal.erase.keptRecord':
    'تذكر هذا الحسابَ سجلات يجب على المدرسة الاحتفاظ بها. أوقفوا الحساب بدل محوه، ويُحذف حين تنتهي مدة هذه السجلات.',
} as const satisfies TranslationOf<typeof english>;
