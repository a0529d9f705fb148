import type { push as english } from '../en/push.ts';
import type { TranslationOf } from '../translation.ts';

export const push = {
  'push.title': 'الإشعارات على هذا الجهاز',
  'push.text':
    'يخبركم هذا الجهاز بوجود جديد في الأوقات التي اخترتموها أعلاه للبريد الإلكتروني. لا يتضمن الإشعار نصوصًا ولا أسماء. وإذا اطلعتم على الجديد خلال خمس دقائق فلن يصلكم بريد بشأنه.',
  'push.turnOn': 'تشغيل',
  'push.turnOff': 'إيقاف',
  'push.turnedOn': 'الإشعارات مفعّلة على هذا الجهاز.',
  'push.turnedOff': 'الإشعارات متوقفة على هذا الجهاز.',
  'push.failed': 'تعذّر تغيير الإشعارات. يُرجى المحاولة مرة أخرى لاحقًا.',
  'push.blocked': 'يحظر هذا المتصفح إشعارات البوابة. اسمحوا بها في إعداداته ثم أعيدوا تحميل هذه الصفحة.',
  'push.unsupported':
    'لا يستطيع هذا المتصفح عرض الإشعارات. على iPhone أو iPad أضيفوا البوابة إلى الشاشة الرئيسية وافتحوها من هناك.',
} as const satisfies TranslationOf<typeof english>;
