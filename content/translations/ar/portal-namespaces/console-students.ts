import type { texts as english } from '../../en/portal-namespaces/console-students.ts';
import type { TranslationOf } from '../../translation.ts';
import { absentStudents } from '../absent-students.ts';
import { families } from '../families.ts';
import { guardians } from '../guardians.ts';
import { studentRecord } from '../student-record.ts';
import { students } from '../students.ts';

export const texts = {
  ...absentStudents,
  ...families,
  ...guardians,
  ...studentRecord,
  ...students,
} as const satisfies TranslationOf<typeof english>;
