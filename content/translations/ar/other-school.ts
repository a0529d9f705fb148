import type { otherSchool as english } from '../en/other-school.ts';
import type { TranslationOf } from '../translation.ts';

export const otherSchool = {
  'otherSchool.title': 'ساعات الدوام في مدرسة أخرى',
  'otherSchool.lead':
    'إذا كان \u2068{name}\u2069 في مدرسة أخرى أيضًا، فأدخلوا هنا ساعات دوامها الأسبوعية. يُظهر التقويم عندئذٍ الدروس التي تقع فيها، لكم وللمرشد الأكاديمي. ويرى هذه الساعات أيضًا أولياء الأمر الآخرون المأذون لهم بالاطلاع، ومرشد الرفاه والمسؤولون الإداريون.',
  'otherSchool.entered': 'الساعات الأسبوعية',
  'otherSchool.none': 'لم تُدخل أي ساعات.',
  'otherSchool.add': 'إضافة ساعات',
  'otherSchool.changeTitle': 'تعديل الساعات',
  'otherSchool.weekday': 'يوم الأسبوع',
  'otherSchool.weekday.choose': 'اختاروا يومًا',
  'otherSchool.weekday.missing': 'اختاروا يومًا من أيام الأسبوع',
  'otherSchool.startsAt': 'من',
  'otherSchool.endsAt': 'إلى',
  'otherSchool.time.missing': 'أدخلوا وقتًا',
  'otherSchool.endsAt.early': 'أدخلوا وقتًا بعد وقت البداية',
  'otherSchool.timeZone': 'المنطقة الزمنية للمدرسة الأخرى',
  'otherSchool.timeZone.missing': 'اختاروا منطقة زمنية',
  'otherSchool.term': 'الفصل الدراسي',
  'otherSchool.term.missing': 'اختاروا فصلًا من فصول مدرستنا',
  'otherSchool.noTerms': 'يمكن إدخال الساعات فور أن تحدد المدرسة مواعيد فصلها القادم.',
  'otherSchool.noRight':
    'يمكنكم الاطلاع على هذه الساعات دون تعديلها. يمكن ذلك لوليّ أمر مأذون له بالكتابة بشأن \u2068{name}\u2069.',
  'otherSchool.tooMany': 'الحد الأقصى ستون إدخالًا لكل طالب. احذفوا بعضها أولًا',
  'otherSchool.changedMeanwhile': 'عُدّلت هذه الساعات أو حُذفت في هذه الأثناء. عودوا إلى القائمة لرؤيتها كما هي الآن.',
  'otherSchool.submit': 'حفظ',
  'otherSchool.submitting': 'جارٍ الحفظ…',
  'otherSchool.change': 'تعديل',
  'otherSchool.changeNamed': 'تعديل \u2068{hours}\u2069',
  'otherSchool.remove': 'حذف',
  'otherSchool.removeNamed': 'حذف \u2068{hours}\u2069',
  'otherSchool.cancel': 'العودة إلى القائمة',
  'otherSchool.success': 'حُفظت الساعات.',
  'otherSchool.removed': 'حُذفت الساعات.',
} as const satisfies TranslationOf<typeof english>;
