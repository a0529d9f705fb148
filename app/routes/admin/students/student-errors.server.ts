import { data } from 'react-router';
import { StudentRefused } from '#features/students/suitable-people.server.ts';
import type { FieldErrors } from '#forms/invalid-form.ts';
import type { StudentField } from './student-forms.ts';

/** Field error of a refused change. @throws 404 for an unknown student, and any other error */
export function fieldErrorsOf(error: unknown): FieldErrors<StudentField | 'parentId'> {
  if (!(error instanceof StudentRefused)) throw error;
  if (error.reason === 'unknown student' || error.field === null) throw data(null, { status: 404 });
  const message = error.reason === 'number in use' ? 'validation.studentNumber.taken' : 'validation.person.unknown';
  return { [error.field]: message };
}
