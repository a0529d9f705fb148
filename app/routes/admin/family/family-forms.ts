import type { FoundAccount, PersonChoice } from '../../../features/accounts/accounts.ts';
import type { FamilyGuardianRow, FamilyStudentRow } from '../../../features/families/families.schema.ts';
import { defineForm } from '../../../forms/define-form.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { guardianFields } from '../guardian/guardian-forms.ts';
import { editStudentForm } from '../students/student-forms.ts';

export type GuardianRowField = keyof FamilyGuardianRow;
export type StudentRowField = keyof FamilyStudentRow;

/** Fields are named `guardians.0.email`: rows count from 0. */
export const guardianRowForm = defineForm<GuardianRowField>({
  texts: 'family',
  fields: {
    fullName: { label: 'admin.create.fullName' },
    email: { label: 'admin.create.email' },
    language: { label: 'admin.create.language' },
    ...guardianFields,
    useExisting: { label: 'family.existing.use' },
  },
});

export const studentRowForm = defineForm<StudentRowField>({ texts: 'family', fields: editStudentForm.fields });

export type GuardianRow = RefusedForm<GuardianRowField>;
export type StudentRow = RefusedForm<StudentRowField>;

/** The enquiry that the family comes from. */
export interface Enrolment {
  enquiryId: string;
  reference: string;
  /** Revision of the enquiry when the form was shown. */
  revision: number;
  /** When the enquiry is deleted. */
  until: Date | null;
}

/** The form as it is shown: what was typed, with errors. */
export interface FamilyDraft {
  /** React key: new with each response to the form, so that fields take its values, but kept by revalidations. */
  id: string;
  guardians: GuardianRow[];
  students: StudentRow[];
  /** Accounts that have one of the addresses. */
  existing: (FoundAccount & { isSuitable: boolean })[];
  /** People chosen in the rows. */
  chosen: PersonChoice[];
  /** Null for a family that comes from no enquiry. */
  enrolment: Enrolment | null;
  /** The enquiry changed, or can no longer be enrolled. */
  isEnrolmentOutdated: boolean;
  /** Name of the field that gets the focus. */
  focus: string | null;
}

export function emptyGuardian(language: string): GuardianRow {
  const rights = { mayView: 'on', mayWrite: 'on', receivesMail: 'on' };
  return { values: { fullName: '', email: '', language, relation: 'parent', ...rights, useExisting: '' }, errors: {} };
}

export const emptyStudent = (): StudentRow => ({
  values: {
    fullName: '',
    studentNumber: '',
    currentLevel: '',
    className: '',
    academicMentorId: '',
    wellbeingCoachId: '',
  },
  errors: {},
});

export const rowName = (group: 'guardians' | 'students', row: number, field: string) => `${group}.${row}.${field}`;
