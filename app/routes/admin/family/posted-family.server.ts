import {
  type FamilyGuardianRow,
  FamilyGuardianSchema,
  type FamilyStudentRow,
  FamilyStudentSchema,
} from '#features/families/families.schema.ts';
import { familyLimits, type NewFamily } from '#features/families/families.ts';
import { stageOf } from '#features/students/stages.ts';
import { storedLevel } from '#features/students/stored-level.server.ts';
import type { PostedForm } from '#forms/parse-form.server.ts';
import { postedRows } from '#forms/posted-rows.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { setError } from './family-draft.ts';
import {
  type FamilyDraft,
  type GuardianRowField,
  guardianRowForm,
  type StudentRowField,
  studentRowForm,
} from './family-forms.ts';

export interface PostedFamily {
  guardians: PostedForm<GuardianRowField, FamilyGuardianRow>[];
  students: PostedForm<StudentRowField, FamilyStudentRow>[];
}

export function postedFamily(form: FormData): PostedFamily {
  return {
    guardians: postedRows(form, 'guardians', {
      schema: FamilyGuardianSchema,
      definition: guardianRowForm,
      limit: familyLimits.guardians,
    }),
    students: postedRows(form, 'students', {
      schema: FamilyStudentSchema,
      definition: studentRowForm,
      limit: familyLimits.students,
    }),
  };
}

/** The family to create; null with the errors of all rows. */
export function readFamily({ guardians, students }: PostedFamily, draft: FamilyDraft, usedNumbers: readonly string[]) {
  const numbers = students.map(({ values }) => values.studentNumber.trim().toUpperCase());
  const withNumbers = numbers.reduce((checked, number, row) => {
    const isUsed = usedNumbers.includes(number) || (number !== '' && numbers.indexOf(number) < row);
    return isUsed
      ? setError(checked, { group: 'students', row, name: 'studentNumber' }, 'validation.studentNumber.taken')
      : checked;
  }, draft);
  const withConflicts = guardians.reduce((checked, { values }, row) => {
    const conflict = conflictOf(draft, values, row);
    return conflict ? setError(checked, { group: 'guardians', row, name: 'email' }, conflict) : checked;
  }, withNumbers);
  const family: { guardians: NewFamily['guardians'][number][]; students: NewFamily['students'][number][] } = {
    guardians: guardians.flatMap(({ parsed }) => (parsed.ok ? guardianOf(parsed.value, draft) : [])),
    students: students.flatMap(({ parsed }) => (parsed.ok ? studentOf(parsed.value) : [])),
  };
  const isComplete =
    withConflicts === draft &&
    family.guardians.length === guardians.length &&
    family.students.length === students.length;
  return { draft: withConflicts, family: isComplete ? family : null };
}

function conflictOf(
  draft: FamilyDraft,
  values: { email: string; useExisting: string },
  row: number,
): PlainTranslationKey | null {
  const email = values.email.trim().toLowerCase();
  const isRepeated = draft.guardians.slice(0, row).some(({ values }) => values.email.trim().toLowerCase() === email);
  if (email !== '' && isRepeated) return 'family.email.repeated';
  const account = draft.existing.find((existing) => existing.email === email);
  if (!account) return null;
  if (!account.isSuitable) return 'family.email.unsuitable';
  return values.useExisting === '' ? 'family.email.used' : null;
}

function guardianOf({ useExisting, fullName, email, language, ...link }: FamilyGuardianRow, draft: FamilyDraft) {
  const account = useExisting ? draft.existing.find((existing) => existing.email === email) : undefined;
  return account ? { accountId: account.id, ...link } : { fullName, email, language, ...link };
}

function studentOf(row: FamilyStudentRow) {
  const { currentLevel, ...student } = { ...row, ...storedLevel(row) };
  return { ...student, stage: currentLevel === null ? null : stageOf(currentLevel) };
}
