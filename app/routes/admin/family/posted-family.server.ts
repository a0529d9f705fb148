import {
  type FamilyGuardianRow,
  FamilyGuardianSchema,
  type FamilyStudentRow,
  FamilyStudentSchema,
} from '../../../features/families/families.schema.ts';
import { familyLimits } from '../../../features/families/families.ts';
import { type PostedForm, parseForm } from '../../../forms/parse-form.server.ts';
import { type GuardianRowField, guardianRowForm, type StudentRowField, studentRowForm } from './family-forms.ts';

export interface PostedFamily {
  guardians: PostedForm<GuardianRowField, FamilyGuardianRow>[];
  students: PostedForm<StudentRowField, FamilyStudentRow>[];
}

/** The rows of the posted form, in order, at most as many as a family may have. */
export function postedFamily(form: FormData): PostedFamily {
  const rowsOf = (group: keyof PostedFamily) =>
    Array.from({ length: familyLimits[group] }, (_, row) => rowOf(form, `${group}.${row}.`)).filter(
      (row) => row !== null,
    );
  return {
    guardians: rowsOf('guardians').map((row) => parseForm(row, FamilyGuardianSchema, guardianRowForm)),
    students: rowsOf('students').map((row) => parseForm(row, FamilyStudentSchema, studentRowForm)),
  };
}

/** The fields of one row, without the prefix of their names; null if there are none. */
export function rowOf(form: FormData, prefix: string): FormData | null {
  const row = new FormData();
  for (const [name, value] of form) if (name.startsWith(prefix)) row.append(name.slice(prefix.length), value);
  return [...row.keys()].length === 0 ? null : row;
}
