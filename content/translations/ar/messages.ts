import type { messages as english } from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const messages = {
  'inbox.show': 'الرسائل المعروضة',
  'inbox.view.all': 'الكل',
  'inbox.view.received': 'الواردة',
  'inbox.view.sent': 'المرسلة',
  'inbox.view.unread': 'غير المقروءة',
  'inbox.view.archived': 'المؤرشفة',
  'inbox.none.received': 'لا رسائل واردة',
  'inbox.none.sent': 'لا رسائل مرسلة',
  'inbox.none.unread': 'لا رسائل غير مقروءة',
  'inbox.none.archived': 'لا رسائل مؤرشفة',
  'message.report': 'الإبلاغ عن هذه الرسالة',
  'messageReport.sent': 'أُرسل بلاغكم.',
  'shortcuts.title': 'اختصارات لوحة المفاتيح',
  'shortcuts.compose': 'كتابة رسالة',
  'shortcuts.reply': 'الردّ على الرسالة',
  'shortcuts.next': 'الرسالة التالية في القائمة',
  'shortcuts.previous': 'الرسالة السابقة في القائمة',
  'shortcuts.send': 'إرسال الرسالة',
  'shortcuts.help': 'إظهار هذه القائمة',
  'shortcuts.on': 'اختصارات المفتاح الواحد',
  'shortcuts.on.hint': 'أوقفوها إذا كانت تعيقكم، مثلًا عند الإدخال الصوتي. ويحفظ هذا الجهاز اختياركم.',
  'message.noReply.suspended': 'لم يعد بإمكان \u2068{name}\u2069 تلقّي الرسائل.',
  'message.noReply.notAllowed':
    'لم يُعَدّ حسابكم لمراسلة \u2068{name}\u2069. إذا رأيتم أن في ذلك خطأ، فيُرجى إخبار المدرسة.',
  'message.noReply.offices': 'يمكنكم بدلًا من ذلك مراسلة أحد المسؤولين الآتين:',
} as const satisfies TranslationOf<typeof english>;
