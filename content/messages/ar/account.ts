import type { account as english } from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';

export const account = {
  'login.title': 'الدخول إلى بوابة الأسرة',
  'login.lead': 'سجّلوا الدخول للتواصل مع المدرسة ومع مرشدي أبنائكم.',
  'login.email': 'البريد الإلكتروني',
  'login.password': 'كلمة المرور',
  'login.submit': 'تسجيل الدخول',
  'login.submitting': 'جارٍ تسجيل الدخول…',
  'login.forgot': 'نسيتم كلمة المرور؟',
  'login.invitation': 'الدخول إلى البوابة بدعوة فقط، والمدرسة وحدها هي التي تُنشئ الحسابات.',
  'login.invitationLink': 'تواصلوا معنا بشأن القبول',
  'login.secure': 'اتصال آمن. جلستكم محمية، وتنتهي من تلقاء نفسها عند عدم استخدامها.',
  'login.failed': 'تعذّر تسجيل الدخول',
  'login.invalidCredentials': 'بيانات الدخول غير صحيحة. يُرجى المحاولة مرة أخرى.',
  'login.tooMany': 'محاولات كثيرة متتالية. يُرجى المحاولة لاحقًا.',
  'login.success': 'سُجّل دخولكم. جارٍ الانتقال إلى لوحة المتابعة…',
  'login.sessionEnded': 'انتهت جلستكم. يُرجى تسجيل الدخول من جديد؛ وما كتبتموه محفوظ على هذا الجهاز.',
  'signOut.submit': 'تسجيل الخروج',
  'forgot.title': 'نسيتم كلمة المرور؟',
  'forgot.text':
    'تعطيكم المدرسة كلمة مرور مؤقتة جديدة. يمكن للوالد الآخر أن يطلبها عبر صندوق الرسائل الآمن، أو يمكن لابنكم أو ابنتكم إبلاغ المرشد الأكاديمي في الدرس المقبل. نتحقق من هويتكم ثم نرسلها إلى عنوان البريد الإلكتروني المسجَّل في حسابكم.',
  'forgot.back': 'العودة إلى صفحة الدخول',
  'changePassword.title': 'اختيار كلمة مرور جديدة',
  'changePassword.lead':
    'سجّلتم الدخول بكلمة مرور مؤقتة. اختاروا كلمة مرور لا يعرفها سواكم، ولن يُفتح أي شيء آخر قبل ذلك.',
  'changePassword.current': 'كلمة المرور الحالية',
  'changePassword.new': 'كلمة المرور الجديدة',
  'changePassword.confirm': 'تأكيد كلمة المرور الجديدة',
  'changePassword.submit': 'تغيير كلمة المرور',
  'changePassword.submitting': 'جارٍ تغيير كلمة المرور…',
  'changePassword.rules': '12 خانة على الأقل، من بينها حرف لاتيني كبير وحرف لاتيني صغير ورقم ورمز خاص.',
  'changePassword.success': 'تغيّرت كلمة مروركم.',
} as const satisfies TranslationOf<typeof english>;
