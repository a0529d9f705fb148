import { absentStudents } from '../absent-students.ts';
import { families } from '../families.ts';
import { guardians } from '../guardians.ts';
import { studentRecord } from '../student-record.ts';
import { students } from '../students.ts';

/** Console pages about students and families. */
export const texts = {
  ...absentStudents,
  ...families,
  ...guardians,
  ...studentRecord,
  ...students,
} as const;
