import { data } from 'react-router';
import { GuardianRefused } from '#features/students/change-guardian.server.ts';
import { StudentRefused } from '#features/students/suitable-people.server.ts';
import type { FieldErrors } from '#forms/invalid-form.ts';

/** Field error of a refused change. @throws 404 for an unknown student or guardian, and any other error, also of an outdated form */
export function guardianErrorOf(error: unknown): FieldErrors<'guardianId'> {
  if (error instanceof StudentRefused) return { guardianId: 'validation.person.unknown' };
  if (!(error instanceof GuardianRefused)) throw error;
  if (error.reason === 'changed meanwhile') throw error;
  if (error.reason !== 'already a guardian') throw data(null, { status: 404 });
  return { guardianId: 'validation.guardian.already' };
}
