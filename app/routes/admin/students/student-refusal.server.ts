import { data } from 'react-router';
import { StudentRefused } from '../../../features/students/student-administration.server.ts';
import type { FieldErrors } from '../../../forms/parse-form.server.ts';

/** What a student form shows again after a refusal. */
export interface RefusedStudent {
  errors: FieldErrors;
  values: Record<string, string>;
}

export function refuseStudent(errors: FieldErrors, values: Record<string, string>) {
  return data<RefusedStudent>({ errors, values }, { status: 400 });
}

/** The field error that an expected refusal stands for. @throws 404 for an unknown student, and whatever else it was */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof StudentRefused)) throw error;
  if (error.reason === 'unknown student' || error.field === null) throw data(null, { status: 404 });
  const message = error.reason === 'number in use' ? 'validation.studentNumber.taken' : 'validation.person.unknown';
  return { [error.field]: message };
}
