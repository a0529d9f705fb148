import { randomUUID } from 'node:crypto';
import type { StudentData } from '#features/students/students.ts';

export const studentData = (more: Partial<StudentData> = {}): StudentData => ({
  fullName: 'Layla Haddad',
  studentNumber: `S-${randomUUID().slice(0, 12)}`,
  currentLevel: null,
  className: null,
  ...more,
});
