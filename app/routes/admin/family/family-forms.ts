import type { FoundAccount, PersonChoice } from '#features/accounts/accounts.ts';
import type { FamilyGuardianRow, FamilyStudentRow } from '#features/families/families.schema.ts';
import { defineForm, type FormField } from '#forms/define-form.ts';
import type { InvalidForm } from '#forms/form-answer.ts';
import { guardianFields } from '../guardian/guardian-forms.ts';
import type { AssignmentQuestion } from '../students/assignment-confirmation.server.ts';
import { editStudentForm } from '../students/student-forms.ts';

export type GuardianRowField = keyof FamilyGuardianRow;
export type StudentRowField = keyof FamilyStudentRow;

/** Keeps a choice in the draft on the device: a new family has no stored record that could change meanwhile. */
const kept = (field: FormField): FormField => ({ ...field, isChoice: false });

/** Fields are named `guardians.0.email`: rows count from 0. */
export const guardianRowForm = defineForm<GuardianRowField>({
  texts: 'family',
  fields: {
    fullName: { label: 'admin.create.fullName' },
    email: { label: 'admin.create.email' },
    language: { label: 'admin.create.language' },
    relation: guardianFields.relation,
    mayView: kept(guardianFields.mayView),
    mayWrite: kept(guardianFields.mayWrite),
    receivesMail: kept(guardianFields.receivesMail),
    useExisting: { label: 'family.existing.use' },
  },
});

export const studentRowForm = defineForm<StudentRowField>({
  texts: 'family',
  fields: { ...editStudentForm.fields, currentLevel: kept(editStudentForm.fields.currentLevel) },
});

export type GuardianRow = InvalidForm<GuardianRowField>;
export type StudentRow = InvalidForm<StudentRowField>;

export interface Enrolment {
  enquiryId: string;
  reference: string;
  /** Revision of the enquiry when the form was shown. */
  revision: number | null;
  until: Date | null;
}

/** The form as it is shown: what was typed, with errors. */
export interface FamilyDraft {
  /** Of the request. */
  id: string;
  guardians: GuardianRow[];
  students: StudentRow[];
  /** Accounts that have one of the addresses. */
  existing: (FoundAccount & { isSuitable: boolean })[];
  chosen: PersonChoice[];
  /** Null for a family that comes from no enquiry. */
  enrolment: Enrolment | null;
  focus: string | null;
}

/** `outdated`: the enquiry changed, or can no longer be enrolled. `ask`: for the password before people are assigned. @see PD-65 */
export type FamilyAnswer = FamilyDraft &
  ({ kind: 'invalid' | 'outdated' } | { kind: 'ask'; confirmation: AssignmentQuestion & { id: string } });

export function emptyGuardian(language: string): GuardianRow {
  const rights = { mayView: 'on', mayWrite: 'on', receivesMail: 'on' };
  return { values: { fullName: '', email: '', language, relation: 'parent', ...rights, useExisting: '' }, errors: {} };
}

export function emptyStudent(studentNumber = ''): StudentRow {
  const values = Object.fromEntries(studentRowForm.names.map((name) => [name, ''])) as StudentRow['values'];
  return { values: { ...values, studentNumber }, errors: {} };
}

export type FamilyGroup = 'guardians' | 'students';
export type RowField = { group: FamilyGroup; row: number; name: string };

export const rowName = ({ group, row, name }: RowField) => `${group}.${row}.${name}`;

/** The reverse of `rowName`. */
export function parseRowName(field: string): RowField {
  const [group, row, name = ''] = field.split('.');
  return { group: group === 'guardians' ? 'guardians' : 'students', row: Number(row), name };
}

type FamilyIntent =
  | { action: 'create' }
  | { action: 'add'; group: FamilyGroup }
  | { action: 'remove'; group: FamilyGroup; row: number };

export const addIntent = (group: FamilyGroup) => `add:${group}`;
export const removeIntent = (group: FamilyGroup, row: number) => `remove:${group}:${row}`;

/** Returns null for an unknown button. A form without a button creates the family. */
export function parseFamilyIntent(intent: string | null): FamilyIntent | null {
  if (intent === null || intent === 'create') return { action: 'create' };
  const [, action, group, row] = /^(add|remove):(guardians|students)(?::(\d{1,3}))?$/.exec(intent) ?? [];
  if (group !== 'guardians' && group !== 'students') return null;
  if (action === 'add') return { action, group };
  return action === 'remove' && row !== undefined ? { action, group, row: Number(row) } : null;
}
