import type { enrolment as english } from '../en/enrolment.ts';
import type { TranslationOf } from '../translation.ts';

export const enrolment = {
  'pipeline.confirm.enrolled':
    'يبقى الطلب وملاحظاته محفوظين حتى {until}، ثم يُحذفان نهائيًا. أضيفوا قبل ذلك إلى سجل الطالب ما ينبغي أن يكون فيه.',
  'pipeline.enrol.from': 'من الطلب \u2068{reference}\u2069. عند إنشاء الأسرة تصبح حالة الطلب «سُجِّل الطالب».',
  'pipeline.enrol.open': 'فتح الطلب',
  'pipeline.enrol.outdated':
    'لم يُنشأ شيء: تغيّر الطلب \u2068{reference}\u2069 في هذه الأثناء، أو أن حالته لا تسمح بالتسجيل. ما كتبتموه ما زال في النموذج. افتحوا الطلب وراجعوا حالته، ثم أنشئوا الأسرة من جديد.',
} as const satisfies TranslationOf<typeof english>;
