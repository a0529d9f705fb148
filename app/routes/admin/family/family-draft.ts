import { familyLimits } from '#features/families/families.ts';
import { nextNumber } from '#features/students/students.ts';
import type { DefinedForm } from '#forms/define-form.ts';
import type { FieldErrors, InvalidForm } from '#forms/form-answer.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { typedRecord } from '#platform/typed-record.ts';
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
    ...draft.guardians.map(({ errors }, row) => firstError({ group: 'guardians', row }, guardianRowForm.names, errors)),
    ...draft.students.map(({ errors }, row) => firstError({ group: 'students', row }, studentRowForm.names, errors)),
  ];
  return { ...draft, focus: names.find((name) => name !== null) ?? null };
}

function firstError<Name extends string>(
  place: { group: FamilyGroup; row: number },
  names: readonly Name[],
  errors: FieldErrors<Name>,
): string | null {
  const name = names.find((each) => errors[each] !== undefined);
  return name === undefined ? null : rowName({ ...place, name });
}

type FamilyRows = Pick<FamilyDraft, FamilyGroup>;
type TextOf = (name: string) => string;

/** The rows that a form shows: as many as `textOf` says for the group, with its values, and with the errors of a response. */
export function shownRows(textOf: TextOf, { guardians, students }: FamilyRows): FamilyRows {
  const rowsOf = <Name extends string>(group: FamilyGroup, form: DefinedForm<Name>, rows: InvalidForm<Name>[]) =>
    Array.from({ length: Math.min(familyLimits[group], Math.max(1, Number(textOf(group)) || 1)) }, (_, row) => ({
      values: typedRecord(form.names.map((name) => [name, textOf(keptName(group, row, name, textOf))] as const)),
      errors: rows[row]?.errors ?? {},
    }));
  return {
    guardians: rowsOf('guardians', guardianRowForm, guardians),
    students: rowsOf('students', studentRowForm, students),
  };
}

/** Name of a value on the device. That an account is used belongs to its address, not to the row. */
export function keptName(group: FamilyGroup, row: number, name: string, textOf: TextOf): string {
  if (name !== 'useExisting') return rowName({ group, row, name });
  return usedAccountName(textOf(rowName({ group, row, name: 'email' })));
}

const usedAccountName = (address: string) => `useExisting ${address.trim().toLowerCase()}`;

/** By the names on the device: the number of rows, and the values of these and of all rows that can be added. */
export function valuesOf({ guardians, students }: FamilyRows, language: string): Record<string, string> {
  const missing = <Row>(rows: Row[], group: FamilyGroup, empty: () => Row) => [
    ...rows,
    ...Array.from({ length: familyLimits[group] - rows.length }, empty),
  ];
  const entries = <Name extends string>(group: FamilyGroup, rows: InvalidForm<Name>[], form: DefinedForm<Name>) =>
    rows.flatMap(({ values }, row) =>
      form.names
        .filter((name) => !form.fields[name].isChoice && name !== 'useExisting')
        .map((name) => [rowName({ group, row, name }), values[name]] as const),
    );
  return Object.fromEntries([
    ['guardians', String(guardians.length)],
    ['students', String(students.length)],
    ...entries(
      'guardians',
      missing(guardians, 'guardians', () => emptyGuardian(language)),
      guardianRowForm,
    ),
    ...entries(
      'students',
      missing(students, 'students', () => emptyStudent()),
      studentRowForm,
    ),
    ...guardians.flatMap(({ values: { email, useExisting } }) =>
      useExisting === '' ? [] : [[usedAccountName(email), useExisting] as const],
    ),
  ]);
}
