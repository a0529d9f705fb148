import type { enquiryTopics as english } from '../en/enquiry-topics.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiryTopics = {
  'enquiry.topic': 'ما موضوع رسالتكم؟',
  'enquiry.topic.unknown': 'اختاروا موضوع رسالتكم',
  'enquiry.topic.noScript': 'المنطقة والمرحلة الدراسية مطلوبتان لطلب الاستشارة فقط.',
  'enquiry.topic.show': 'عرض نموذج هذا الموضوع',
  'enquiry.topic.consultation': 'استشارة خاصة',
  'enquiry.topic.safeguarding': 'مخاوف تتعلق بحماية طفل',
  'enquiry.topic.complaint': 'شكوى أو تظلُّم',
  'enquiry.topic.cancellation': 'إلغاء التسجيل',
  'enquiry.topic.data': 'البيانات الشخصية',
  'enquiry.topic.account': 'الحساب أو مشكلة تقنية',
  'enquiry.topic.other': 'موضوع آخر',
  'enquiry.office.consultation': 'قسم القبول',
  'enquiry.office.safeguarding': 'مسؤول حماية الطفل المعيَّن',
  'enquiry.office.complaint': 'مسؤول الشكاوى',
  'enquiry.office.cancellation': 'قسم القبول',
  'enquiry.office.data': 'مسؤول حماية البيانات',
  'enquiry.office.account': 'الدعم التقني',
  'enquiry.office.other': 'إدارة المدرسة',
  'enquiry.title.safeguarding': 'إبلاغنا بمخاوف تتعلق بحماية طفل',
  'enquiry.title.complaint': 'تقديم شكوى أو تظلُّم',
  'enquiry.title.cancellation': 'إلغاء التسجيل',
  'enquiry.title.data': 'الاستفسار عن البيانات الشخصية',
  'enquiry.title.account': 'طلب المساعدة بشأن حسابكم أو مشكلة تقنية',
  'enquiry.title.other': 'مراسلة المدرسة',
  'enquiry.lead.safeguarding':
    'يُرجى إخبارنا بما رأيتم أو سمعتم، ومتى حدث ذلك. ولا حاجة إلى دليل، ولستم ملزمين بذكر اسمكم. تصل رسالتكم فورًا إلى مسؤول حماية الطفل المعيَّن ونائبه، وإلى المسؤولين الإداريين ما دامت المدرسة بلا أي منهما.',
  'enquiry.lead.complaint':
    'يُرجى إخبارنا بما حدث ومتى حدث ومن كان معنيًّا به، وبما تريدون منا فعله. نحيل رسالتكم إلى مسؤول الشكاوى.',
  'enquiry.lead.cancellation':
    'يُرجى ذكر اسم الطالب والتصريح بوضوح برغبتكم في الإلغاء أو سحب الطالب. نحيل رسالتكم إلى قسم القبول.',
  'enquiry.lead.data':
    'يُرجى إخبارنا بما تريدونه، كالحصول على نسخة من بياناتكم أو تصحيحها أو حذفها. نحيل رسالتكم إلى مسؤول حماية البيانات.',
  'enquiry.lead.account':
    'يُرجى وصف المشكلة وما كنتم تفعلونه حين ظهرت. لا ترسلوا إلينا كلمة مرور أبدًا. نحيل رسالتكم إلى الدعم التقني.',
  'enquiry.lead.other': 'يُرجى إخبارنا كيف يمكننا مساعدتكم. نحيل رسالتكم إلى إدارة المدرسة.',
  'enquiry.danger':
    'إذا كان طفل في خطر الآن فاتصلوا بالرقم 999 في المملكة المتحدة أو بخدمات الطوارئ المحلية لديكم. ويستطيع الأطفال واليافعون في المملكة المتحدة الاتصال مجانًا بخط Childline على الرقم ⁨0800 1111⁩. ولا نقرأ الرسائل على مدار الساعة.',
  'enquiry.anonymous': 'يمكنكم ترك الاسم والبريد الإلكتروني فارغين. وعندئذ لا نستطيع الرد عليكم ولا سؤالكم عن شيء.',
  'enquiry.acknowledge': 'أرسلوا إليّ تأكيدًا بالبريد الإلكتروني',
  'enquiry.acknowledge.hint': 'لا تختاروا ذلك إذا كان من يجب ألّا يعلم برسالتكم يستطيع قراءة بريدكم.',
  'enquiry.acknowledge.needsEmail': 'أدخلوا بريدًا إلكترونيًا للتأكيد، أو لا تطلبوا تأكيدًا',
  'enquiry.keepDraft': 'حفظ نصّي على هذا الجهاز إلى أن أرسله',
  'enquiry.keepDraft.hint':
    'من دون ذلك يختفي نصّكم عند إغلاق الصفحة أو إعادة تحميلها، لئلا يقرأه شخص آخر يستخدم هذا الجهاز.',
  'enquiry.submit.safeguarding': 'إبلاغ المدرسة بالمخاوف',
  'enquiry.submit.complaint': 'إرسال الشكوى أو التظلُّم',
  'enquiry.submit.cancellation': 'إرسال إشعار الإلغاء',
  'enquiry.submit.data': 'إرسال الطلب',
  'enquiry.submit.account': 'إرسال الرسالة',
  'enquiry.submit.other': 'إرسال الرسالة',
  'enquiry.sent.safeguarding': 'نشكركم. تسلّمنا رسالتكم الموجَّهة إلى مسؤول حماية الطفل المعيَّن.',
  'enquiry.sent.complaint': 'نشكركم. تسلّمنا رسالتكم الموجَّهة إلى مسؤول الشكاوى.',
  'enquiry.sent.cancellation': 'نشكركم. تسلّمنا رسالتكم الموجَّهة إلى قسم القبول.',
  'enquiry.sent.data': 'نشكركم. تسلّمنا رسالتكم الموجَّهة إلى مسؤول حماية البيانات.',
  'enquiry.sent.account': 'نشكركم. تسلّمنا رسالتكم الموجَّهة إلى الدعم التقني.',
  'enquiry.sent.other': 'نشكركم. تسلّمنا رسالتكم.',
  'enquiry.next.consultation': 'سيتواصل فريقنا معكم خلال {enquiryResponseHours} ساعة لترتيب موعد الاستشارة.',
  'enquiry.next.safeguarding':
    'يُبلَّغ مسؤول حماية الطفل المعيَّن ونائبه بالبريد الإلكتروني فورًا، ويُذكَّران إلى أن يؤكد أحدهما الاطلاع على رسالتكم. وهما يقرران ما يجب فعله لحماية الطفل. وإذا تركتم بريدًا إلكترونيًا فقد يتواصلان معكم لطرح أسئلة.',
  'enquiry.next.complaint':
    'نحيل رسالتكم إلى مسؤول الشكاوى، وهو يُشعركم كتابةً بتسلّم الشكوى الرسمية خلال {complaintAcknowledgementWorkingDays} أيام عمل.',
  'enquiry.next.cancellation':
    'نحيل رسالتكم إلى قسم القبول. ويُعتدّ بالإشعار في يوم إرساله. وتوضح سياسة القبول والتسجيل واسترداد الرسوم ما يُسترد.',
  'enquiry.next.data':
    'نحيل رسالتكم إلى مسؤول حماية البيانات. ونجيب عن الطلب المتعلق ببياناتكم خلال شهر تقويمي واحد ({dataRightsMonths})، وقد نطلب أولًا ما يلزم للتحقق من هوية مقدّم الطلب.',
  'enquiry.next.account':
    'نحيل رسالتكم إلى الدعم التقني. وإذا كانت تتعلق بحساب فإننا نتحقق أولًا من هويتكم. ولا نطلب كلمة مروركم أبدًا.',
  'enquiry.next.other': 'نحيل رسالتكم إلى الشخص المعنيّ بها في المدرسة.',
  'enquiry.confirmation.title': 'تسلّمنا رسالتكم',
  'enquiry.confirmation.keep': 'يُرجى الاحتفاظ بهذا الرقم المرجعي وذكره إذا كتبتم إلينا مرة أخرى.',
  'enquiry.confirmation.mail':
    'نرسل رسالة تأكيد إلى ⁨{email}⁩، ما لم نكن قد أرسلنا إليكم اليوم رسالة تأكيد بشأن هذا الموضوع.',
  'enquiry.confirmation.mailRequested':
    'نرسل رسالة تأكيد إلى البريد الإلكتروني الذي ذكرتموه، إلا إذا سبق أن أرسلنا إليكم تأكيدًا في هذا الموضوع اليوم.',
  'enquiry.confirmation.summary': 'ما أرسلتموه',
  'enquiry.confirmation.office': 'الجهة المستلِمة',
  'enquiry.confirmation.next': 'الخطوات التالية',
  'enquiry.confirmation.another': 'إرسال رسالة أخرى',
} as const satisfies TranslationOf<typeof english>;
