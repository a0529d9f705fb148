import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.title': '{school}: تعليم بلا حدود',
  'home.description':
    'مدرسة دولية خاصة عبر الإنترنت، تُقدَّم دروسها مباشرةً في مجموعات صغيرة، ولكل طالب فيها مرشد أكاديمي ومرشد رفاه.',
  'home.headline': 'حيث تلتقي العقول العالمية بالذكاء الأخلاقي.',
  'home.lead':
    'دروس مباشرة في مجموعات صغيرة، بدوام كامل أو إلى جانب مدرسة أخرى، للأسر التي تمتد حياتها عبر الحدود. ولكل طالب مرشد أكاديمي ومرشد رفاه.',
  'home.philosophy': 'اكتشاف فلسفتنا',
  'home.learning': 'استكشاف التعلّم العالمي',
  'home.contact.title': 'القبول بدعوة',
  'home.contact.text':
    'تنضم الأسر إلينا بعد استشارة خاصة ومقابلة. اطلبوا حديثًا معنا، نُحدّثكم عن طريقة التعليم في المدرسة وعن مدى ملاءمتها لأبنائكم.',
} as const satisfies TranslationOf<typeof english>;
