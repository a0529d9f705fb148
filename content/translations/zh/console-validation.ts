import type { consoleValidation as english } from '../en/console-validation.ts';
import type { TranslationOf } from '../translation.ts';

/** Errors of fields of the console. @see core §5 */
export const consoleValidation = {
  'validation.name.tooShort': '姓名至少需要2个字符',
  'validation.name.tooLong': '姓名不得超过100个字符',
  'validation.name.characters': '姓名只能包含文字、空格、连字符和撇号',
  'validation.studentNumber.tooShort': '学号至少需要5个字符',
  'validation.studentNumber.tooLong': '学号不得超过20个字符',
  'validation.studentNumber.characters': '学号只能包含英文字母、数字和连字符',
  'validation.studentNumber.taken': '此学号已被使用',
  'validation.level.unknown': '请从列表中选择年级',
  'validation.person.unknown': '请从列表中选择人员',
  'validation.relation.invalid': '请从列表中选择关系',
  'validation.restrictionReason.invalid': '请从列表中选择原因',
  'validation.guardian.already': '此人已是该学生的监护人',
  'validation.role.invalid': '请选择有效的角色',
} as const satisfies TranslationOf<typeof english>;
