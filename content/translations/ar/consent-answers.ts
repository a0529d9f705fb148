import type { consentAnswers as english } from '../en/consent-answers.ts';
import type { TranslationOf } from '../translation.ts';

export const consentAnswers = {
  'consents.lead':
    'قبل أن تفعل المدرسة ما يحتاج إلى موافقتكم، تسألكم هنا. ويمكنكم سحب موافقتكم في أي وقت، ويسري السحب من حينه.',
  'consents.none': 'لم يُطلب منكم شيء بعد',
  'consents.none.text':
    'عندما تحتاج المدرسة إلى موافقتكم، يظهر السؤال هنا. وإذا كنتم تتلقون بريدًا بشأن ابنكم أو ابنتكم ولم توقفوا هذا النوع منه، تصلكم رسالة بذلك.',
  'consents.waiting': 'بانتظار الإجابة',
  'consents.settled': 'أُجيب عنها أو أُغلقت',
  'consents.answerBy': 'يُرجى الإجابة حتى {day}',
  'consents.validUntil': 'تسري الموافقة حتى {day} ما لم تُسحب',
  'consents.validUntilWithdrawn': 'تسري الموافقة حتى تُسحب',
  'consents.needsOne': 'تكفي إجابة وليّ أمر واحد',
  'consents.needsAll': 'يجب أن يوافق جميع أولياء الأمور',
  'consents.changed': 'تغيّر النص في {day}، ولم تعد الإجابات السابقة سارية.',
  'consents.closed': 'مغلق',
  'consents.readText': 'قراءة النص',
  'consents.yes': 'أوافق',
  'consents.no': 'لا أوافق',
  'consents.yes.named': 'أوافق عن \u2068{name}\u2069: \u2068{title}\u2069',
  'consents.no.named': 'لا أوافق عن \u2068{name}\u2069: \u2068{title}\u2069',
  'consents.withdraw': 'سحب الموافقة',
  'consents.withdraw.named': 'سحب الموافقة عن \u2068{name}\u2069: \u2068{title}\u2069',
  'consents.withdraw.title': 'هل تريدون سحب موافقتكم عن \u2068{name}\u2069؟',
  'consents.withdraw.effect': 'منذ ذلك الحين لا تملك المدرسة موافقتكم. ويظل ما جرى قبل السحب مشروعًا.',
  'consents.withdraw.open': 'يمكنكم الموافقة مجددًا ما لم يُغلق السؤال.',
  'consents.withdraw.closed': 'السؤال مغلق: لن تتمكنوا من الموافقة مجددًا.',
  'consents.withdraw.keep': 'الإبقاء على الموافقة',
  'consents.noRight': 'حسابكم غير مهيّأ للإجابة عن هذا الطالب. ويمكن لوليّ أمر آخر أن يجيب.',
  'consents.saved.yes': 'شكرًا لكم. سُجّلت موافقتكم.',
  'consents.saved.no': 'شكرًا لكم. سُجّلت إجابتكم.',
  'consents.saved.withdrawn': 'سُحبت موافقتكم.',
  'consents.refused.newVersion': 'لم تُحفظ إجابتكم: غيّرت المدرسة النص. يُرجى قراءته من جديد ثم الإجابة.',
  'consents.refused.closed': 'لم تُحفظ إجابتكم: أُغلق السؤال.',
  'consents.refused.already': 'لم تُحفظ إجابتكم: سبق أن أجبتم عن هذا السؤال. وتعرض هذه الصفحة الآن إجابتكم.',
  'consents.refused.noRight': 'لم تُحفظ إجابتكم: حسابكم غير مهيّأ للإجابة عن هذا الطالب.',
} as const satisfies TranslationOf<typeof english>;
