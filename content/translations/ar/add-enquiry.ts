import type { addEnquiry as english } from '../en/add-enquiry.ts';
import type { TranslationOf } from '../translation.ts';

export const addEnquiry = {
  'addEnquiry.title': 'إضافة طلب استشارة',
  'addEnquiry.lead': 'لطلب لم يصل عبر الموقع. لا تُرسل إلى صاحب الطلب رسالة تأكيد بالبريد الإلكتروني.',
  'addEnquiry.channel.choose': 'اختاروا طريقة الوصول',
  'addEnquiry.channel.missing': 'اختاروا كيف وصل الطلب إليكم',
  'addEnquiry.receivedOn': 'وصل في',
  'addEnquiry.receivedOn.hint': 'تُحسب مهلة الرد ومدة الحفظ من هذا اليوم.',
  'addEnquiry.receivedOn.missing': 'اختاروا اليوم الذي وصل فيه الطلب',
  'addEnquiry.receivedOn.impossible': 'اختاروا يومًا لا يتجاوز اليوم، ولا يكون قديمًا إلى حد أن مدة حفظ الطلب قد انتهت',
  'addEnquiry.contact.hint':
    'البريد الإلكتروني أو رقم الهاتف أو كلاهما. لا يمكنكم الرد من البوابة إلا بالبريد الإلكتروني.',
  'addEnquiry.contact.missing': 'أدخلوا بريدًا إلكترونيًا أو رقم هاتف',
  'addEnquiry.phone.invalid': 'رقم الهاتف غير صحيح',
  'addEnquiry.language.hint': 'لرسائلنا الإلكترونية إلى صاحب الطلب.',
  'addEnquiry.message': 'ما سأل عنه صاحب الطلب',
  'addEnquiry.message.hint': 'ملخص قصير للمحادثة.',
  'addEnquiry.message.missing': 'اكتبوا ما سأل عنه صاحب الطلب',
  'addEnquiry.privacy':
    'أخبروا صاحب الطلب بأننا نحفظ هذه البيانات للرد على طلبه: مدة {enquiryRetentionDays} يومًا أو، إذا حُدد موعد للاستشارة، حتى نهاية ذلك العام الدراسي. وتجدون المزيد في سياسة الخصوصية على الموقع.',
  'addEnquiry.handedOver': 'يتولى المسؤولون الإداريون هذه الطلبات. وبعد إضافة هذا الطلب لا يراه سواهم.',
  'addEnquiry.submit': 'إضافة الطلب',
  'addEnquiry.submitting': 'جارٍ الحفظ…',
  'addEnquiry.success': 'أُضيف الطلب {reference}.',
} as const satisfies TranslationOf<typeof english>;
