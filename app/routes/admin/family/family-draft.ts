import { familyLimits } from '../../../features/families/families.ts';
import { nextNumber } from '../../../features/students/students.ts';
import type { DefinedForm } from '../../../forms/define-form.ts';
import type { FieldErrors, InvalidForm } from '../../../forms/invalid-form.ts';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import {
  emptyGuardian,
  emptyStudent,
  type FamilyDraft,
  type FamilyGroup,
  guardianRowForm,
  type RowField,
  rowName,
  studentRowForm,
} from './family-forms.ts';

/** @param language of a new guardian */
export function addRow(draft: FamilyDraft, group: FamilyGroup, language: string): FamilyDraft {
  const row = draft[group].length;
  if (row >= familyLimits[group]) return draft;
  const focus = rowName({ group, row, name: 'fullName' });
  return group === 'guardians'
    ? { ...draft, focus, guardians: [...draft.guardians, emptyGuardian(language)] }
    : {
        ...draft,
        focus,
        students: [...draft.students, emptyStudent(nextNumber(draft.students.at(-1)?.values.studentNumber ?? ''))],
      };
}

/** Adds an empty row to each group without rows. Returns the same draft if there are none. */
export function addFirstRows(draft: FamilyDraft, language: string): FamilyDraft {
  const withGuardian = draft.guardians.length === 0 ? addRow(draft, 'guardians', language) : draft;
  return withGuardian.students.length === 0 ? addRow(withGuardian, 'students', language) : withGuardian;
}

/** Removes a row, except the last one of a group. */
export function removeRow(draft: FamilyDraft, group: FamilyGroup, row: number): FamilyDraft {
  if (draft[group].length < 2) return draft;
  const focus = rowName({ group, row: Math.max(0, row - 1), name: 'fullName' });
  return { ...draft, focus, [group]: draft[group].filter((_, index) => index !== row) };
}

export function setError(draft: FamilyDraft, { group, row, name }: RowField, error: PlainTranslationKey): FamilyDraft {
  const add = <Row extends { errors: object }>(rows: Row[]) =>
    rows.map((each, index) => (index === row ? { ...each, errors: { ...each.errors, [name]: error } } : each));
  return group === 'guardians'
    ? { ...draft, guardians: add(draft.guardians) }
    : { ...draft, students: add(draft.students) };
}

export function removeErrors(draft: FamilyDraft): FamilyDraft {
  return {
    ...draft,
    guardians: draft.guardians.map((row) => ({ ...row, errors: {} })),
    students: draft.students.map((row) => ({ ...row, errors: {} })),
  };
}

/** Each response renders new fields, so the focus is set, too. */
export function focusFirstError(draft: FamilyDraft): FamilyDraft {
  const names = [
    ...draft.guardians.map(({ errors }, row) => firstError('guardians', row, guardianRowForm.names, errors)),
    ...draft.students.map(({ errors }, row) => firstError('students', row, studentRowForm.names, errors)),
  ];
  return { ...draft, focus: names.find((name) => name !== null) ?? null };
}

function firstError<Name extends string>(
  group: FamilyGroup,
  row: number,
  names: readonly Name[],
  errors: FieldErrors<Name>,
): string | null {
  const name = names.find((each) => errors[each] !== undefined);
  return name === undefined ? null : rowName({ group, row, name });
}

type Counts = Readonly<Record<FamilyGroup, number>>;
type FamilyRows = Pick<FamilyDraft, FamilyGroup>;

/** Adds empty rows up to these counts. @param language of a new guardian */
export function withRows({ guardians, students }: FamilyRows, counts: Counts, language: string): FamilyRows {
  const missing = <Row>(rows: Row[], count: number, empty: () => Row) => [
    ...rows,
    ...Array.from({ length: Math.max(0, count - rows.length) }, empty),
  ];
  return {
    guardians: missing(guardians, counts.guardians, () => emptyGuardian(language)),
    students: missing(students, counts.students, () => emptyStudent()),
  };
}

/** How many rows have a control with one of these names. */
export function rowCounts(names: readonly string[]): Record<FamilyGroup, number> {
  const count = (group: FamilyGroup) => {
    const rows = names.map((name) => name.split('.')).filter(([of]) => of === group);
    return Math.min(familyLimits[group], Math.max(0, ...rows.map(([, row]) => Number(row) + 1)));
  };
  return { guardians: count('guardians'), students: count('students') };
}

/** By the names of the controls, without choices. */
export function valuesOf({ guardians, students }: FamilyRows): Record<string, string> {
  const entries = <Name extends string>(group: FamilyGroup, rows: InvalidForm<Name>[], form: DefinedForm<Name>) =>
    rows.flatMap(({ values }, row) =>
      form.names
        .filter((name) => !form.fields[name].isChoice)
        .map((name) => [rowName({ group, row, name }), values[name]] as const),
    );
  return Object.fromEntries([
    ...entries('guardians', guardians, guardianRowForm),
    ...entries('students', students, studentRowForm),
  ]);
}
