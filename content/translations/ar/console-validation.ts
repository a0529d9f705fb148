import type { consoleValidation as english } from '../en/console-validation.ts';
import type { TranslationOf } from '../translation.ts';

/** Errors of fields of the console. @see core §5 */
export const consoleValidation = {
  'validation.name.tooShort': 'يجب ألّا يقل الاسم عن حرفين',
  'validation.name.tooLong': 'يجب ألّا يتجاوز الاسم 100 حرف',
  'validation.name.characters': 'لا يُقبل في الاسم سوى الحروف والمسافات والشرطات والفواصل العليا',
  'validation.studentNumber.tooShort': 'يجب ألّا يقل رقم الطالب عن 5 خانات',
  'validation.studentNumber.tooLong': 'يجب ألّا يتجاوز رقم الطالب 20 خانة',
  'validation.studentNumber.characters': 'لا يُقبل في رقم الطالب سوى الحروف اللاتينية والأرقام من 0 إلى 9 والشرطات',
  'validation.studentNumber.taken': 'هذا الرقم مسجَّل لطالب آخر',
  'validation.level.unknown': 'اختاروا مستوى من القائمة',
  'validation.person.unknown': 'اختاروا شخصًا من القائمة',
  'validation.relation.invalid': 'اختاروا صلة من القائمة',
  'validation.restrictionReason.invalid': 'اختاروا سببًا من القائمة',
  'validation.guardian.already': 'هذا الشخص من أولياء أمر الطالب بالفعل',
  'validation.role.invalid': 'الدور غير صالح',
} as const satisfies TranslationOf<typeof english>;
