import type { enquiries as english } from '../en/enquiries.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiries = {
  'enquiry.name': 'الاسم',
  'enquiry.name.missing': 'يُرجى إدخال الاسم',
  'enquiry.name.tooLong': 'يجب ألّا يتجاوز الاسم 100 حرف',
  'enquiry.email': 'البريد الإلكتروني',
  'enquiry.email.invalid': 'البريد الإلكتروني غير صحيح',
  'enquiry.email.tooLong': 'يجب ألّا يتجاوز البريد الإلكتروني 255 حرفًا',
  'enquiry.region': 'المنطقة',
  'enquiry.region.placeholder': 'مثال: لندن، دبي، نيويورك',
  'enquiry.region.missing': 'يُرجى إدخال المنطقة',
  'enquiry.region.tooLong': 'يجب ألّا يتجاوز اسم المنطقة 100 حرف',
  'enquiry.stage': 'المرحلة الدراسية',
  'enquiry.stage.choose': 'اختاروا المرحلة',
  'enquiry.stage.missing': 'يُرجى اختيار المرحلة الدراسية',
  'enquiry.stage.nursery': 'الحضانة',
  'enquiry.stage.primary': 'الابتدائية',
  'enquiry.stage.middle': 'المتوسطة',
  'enquiry.stage.secondary': 'الثانوية',
  'enquiry.stage.university': 'الإعداد الجامعي',
  'enquiry.message': 'الرسالة',
  'enquiry.message.tooShort': 'يجب ألّا تقل الرسالة عن 10 أحرف',
  'enquiry.message.tooLong': 'يجب ألّا تتجاوز الرسالة 1000 حرف',
  'enquiry.leaveEmpty': 'اتركوا هذا الحقل فارغًا',
  'enquiry.submit': 'طلب استشارة خاصة',
  'enquiry.submitting': 'جارٍ الإرسال…',
  'enquiry.sent': 'نشكركم على اهتمامكم. سيتواصل فريقنا معكم خلال {enquiryResponseHours} ساعة.',
  'enquiry.invalid': 'يُرجى تصحيح الأخطاء في النموذج',
  'enquiry.failed': 'تعذّر حفظ رسالتكم',
  'enquiry.failed.text':
    'لم نتمكن من التأكد من حفظ رسالتكم. ما كتبتموه ما زال هنا. يُرجى الضغط مرة أخرى على «{button}»، ولن تصلنا الرسالة مرتين.',
  'enquiry.otherContent': 'سبق أن أرسلتم صيغة سابقة. لإرسال هذه الصيغة أيضًا، اضغطوا مرة أخرى على «{button}».',
  'enquiry.tooMany': 'رسائل كثيرة من شبكتكم',
  'enquiry.tooMany.text': {
    zero: 'وصلت من شبكتكم رسائل كثيرة خلال الساعة الأخيرة، ولذلك لم تُرسل هذه الرسالة. ما كتبتموه ما زال هنا: يُرجى المحاولة مرة أخرى بعد {count} دقيقة.',
    one: 'وصلت من شبكتكم رسائل كثيرة خلال الساعة الأخيرة، ولذلك لم تُرسل هذه الرسالة. ما كتبتموه ما زال هنا: يُرجى المحاولة مرة أخرى بعد دقيقة واحدة.',
    two: 'وصلت من شبكتكم رسائل كثيرة خلال الساعة الأخيرة، ولذلك لم تُرسل هذه الرسالة. ما كتبتموه ما زال هنا: يُرجى المحاولة مرة أخرى بعد دقيقتين.',
    few: 'وصلت من شبكتكم رسائل كثيرة خلال الساعة الأخيرة، ولذلك لم تُرسل هذه الرسالة. ما كتبتموه ما زال هنا: يُرجى المحاولة مرة أخرى بعد {count} دقائق.',
    many: 'وصلت من شبكتكم رسائل كثيرة خلال الساعة الأخيرة، ولذلك لم تُرسل هذه الرسالة. ما كتبتموه ما زال هنا: يُرجى المحاولة مرة أخرى بعد {count} دقيقة.',
    other:
      'وصلت من شبكتكم رسائل كثيرة خلال الساعة الأخيرة، ولذلك لم تُرسل هذه الرسالة. ما كتبتموه ما زال هنا: يُرجى المحاولة مرة أخرى بعد {count} دقيقة.',
  },
  'enquiry.honeypot': 'ملأ متصفحكم جزءًا من النموذج من تلقاء نفسه، ولذلك لم نرسله. يُرجى الضغط مرة أخرى على «{button}».',
  'enquiry.offline': 'أنتم غير متصلين بالإنترنت. نصّكم ما زال هنا، ويمكنكم إرساله عند عودة الاتصال.',
  'enquiry.offline.notSent':
    'لم تُرسل: أنتم غير متصلين بالإنترنت. نصّكم ما زال هنا؛ يُرجى الضغط على {button} عند عودة الاتصال.',
  'enquiry.offline.back': 'عاد الاتصال. اضغطوا على «{button}» لإرسال رسالتكم.',
  'enquiry.draft.notKept': 'لا يستطيع هذا المتصفح حفظ مسودتكم. يُرجى إرسال رسالتكم قبل مغادرة هذه الصفحة.',

  'enquiries.reference': 'الرقم المرجعي',
} as const satisfies TranslationOf<typeof english>;
