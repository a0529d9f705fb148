import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isVisible } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import type { Level } from './stages.ts';
import { namedStage } from './stored-level.server.ts';
import { type StudentData, studentLimits } from './students.ts';

const { must, mustAgree, mustMatch, mustBePlain, mustFit, personName } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);

/** Unique ignoring case. @see core §5 */
export const StudentNumberSchema = z.string('validation.studentNumber.tooShort').check(
  z.trim(),
  must((text) => text.length >= studentLimits.numberMinimum, 'validation.studentNumber.tooShort'),
  must((text) => text.length <= studentLimits.numberLength, 'validation.studentNumber.tooLong'),
  mustMatch(/^[A-Za-z0-9-]+$/, 'validation.studentNumber.characters'),
);

const emptyToNull = z.transform((text: string) => (text === '' ? null : text));

const shortText = (tooLong: PlainTranslationKey) =>
  z.pipe(
    z._default(z.string(), '').check(
      z.trim(),
      mustBePlain,
      mustFit(studentLimits.levelLength, tooLong),
      z.overwrite((text) => (isVisible(text) ? text : '')),
    ),
    emptyToNull,
  );

export const ClassNameSchema = shortText('students.field.className.tooLong');

const mustBeStage = mustAgree<Level>(
  ['currentLevel', 'className'],
  ({ currentLevel, className }) => currentLevel === null || className === null || namedStage(currentLevel) !== null,
  'validation.level.unknown',
);

const personOrNobody = z.pipe(
  z._default(z.string(), '').check(
    z.toLowerCase(),
    must((text) => text === '' || isUuid(text), 'validation.person.unknown'),
  ),
  emptyToNull,
);

const ownSchemas = {
  fullName: personName({
    tooShort: 'validation.name.tooShort',
    tooLong: 'validation.name.tooLong',
    characters: 'validation.name.characters',
  }),
  studentNumber: StudentNumberSchema,
  currentLevel: shortText('students.field.currentLevel.tooLong'),
  className: ClassNameSchema,
} satisfies Record<keyof StudentData, z.ZodMiniType>;

export const NewStudentSchema = z.object({ ...ownSchemas, parentId: personOrNobody }).check(mustBeStage);
export type NewStudent = z.infer<typeof NewStudentSchema>;

export const StudentSchema = z
  .object({ ...ownSchemas, academicMentorId: personOrNobody, wellbeingCoachId: personOrNobody })
  .check(mustBeStage);
