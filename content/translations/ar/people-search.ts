import type { peopleSearch as english } from '../en/people-search.ts';
import type { TranslationOf } from '../translation.ts';

export const peopleSearch = {
  'ui.person.and': '{first}، {second}',
  'ui.person.academicMentor': 'المرشد الأكاديمي: ⁨{student}⁩',
  'ui.person.wellbeingCoach': 'مرشد الرفاه: ⁨{student}⁩',
  'ui.person.parent': 'وليّ أمر ⁨{student}⁩',
  'ui.person.guardian': 'أسرة ⁨{student}⁩',
  'ui.person.placeholder': 'اكتبوا اسمًا أو دورًا أو منصبًا',
  'ui.person.placeholder.address': 'اكتبوا اسمًا أو بريدًا إلكترونيًا',
  'ui.person.show': 'عرض الأشخاص',
  'ui.person.found': 'نتائج البحث عن الأشخاص',
  'ui.person.searching': 'جارٍ البحث…',
  'ui.person.failed': 'تعذّر البحث. يُرجى إعادة الكتابة.',
  'ui.person.nobody': 'لا يوجد بعدُ من يمكن اختياره.',
  'ui.person.noMatch': 'لم يُعثر على أحد. جرّبوا اسمًا أو دورًا أو منصبًا أو اسم طالب.',
  'ui.person.noMatch.address': 'لم يُعثر على أحد بهذا الاسم أو البريد الإلكتروني. يُرجى التحقق من الكتابة.',
  'ui.person.count': {
    zero: 'لا نتائج',
    one: 'عُثر على شخص واحد',
    two: 'عُثر على شخصين',
    few: 'عُثر على {count} أشخاص',
    many: 'عُثر على {count} شخصًا',
    other: 'عُثر على {count} شخص',
  },
  'ui.search.tooMany': {
    zero: 'أجريتم عمليات بحث كثيرة خلال دقيقة. يُرجى إعادة البحث الآن.',
    one: 'أجريتم عمليات بحث كثيرة خلال دقيقة. يُرجى إعادة البحث بعد ثانية واحدة.',
    two: 'أجريتم عمليات بحث كثيرة خلال دقيقة. يُرجى إعادة البحث بعد ثانيتين.',
    few: 'أجريتم عمليات بحث كثيرة خلال دقيقة. يُرجى إعادة البحث بعد {count} ثوانٍ.',
    many: 'أجريتم عمليات بحث كثيرة خلال دقيقة. يُرجى إعادة البحث بعد {count} ثانية.',
    other: 'أجريتم عمليات بحث كثيرة خلال دقيقة. يُرجى إعادة البحث بعد {count} ثانية.',
  },
} as const satisfies TranslationOf<typeof english>;
