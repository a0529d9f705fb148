import type { StudentRefused } from '#features/students/suitable-people.server.ts';
import type { FormRefusals } from '#forms/handle-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import type { StudentField } from './student-forms.ts';

/** The stored student replaces choices that were made before somebody else changed them. */
export const studentRefusals: FormRefusals<StudentField | 'parentId', StudentRefused['reason']> = {
  'unknown student': gone,
  'changed meanwhile': () => 'stored',
  'number in use': () => ({ errors: { studentNumber: 'validation.studentNumber.taken' } }),
  'unsuitable person': ({ field }) => ({ errors: { [field ?? 'academicMentorId']: 'validation.person.unknown' } }),
};
