import { randomUUID } from 'node:crypto';

/* Values that tests of the admin console post and store. */

export const newAddress = () => `new.${randomUUID()}@example.org`;
export const accountCells = (...rows: string[][]) =>
  [['Full name', 'Email', 'Role'], ...rows].map((cells) => cells.join(';')).join('\n');
export const newNumber = () => `N-${randomUUID().slice(0, 10)}`;
export const newFamily = ({
  email = newAddress(),
  studentNumber = newNumber(),
  ...more
}: Record<string, string> = {}) => ({
  intent: 'create',
  'guardians.0.fullName': 'Amara Okafor',
  'guardians.0.email': email,
  'guardians.0.language': 'en',
  'guardians.0.relation': 'mother',
  'guardians.0.mayView': 'on',
  'students.0.fullName': 'Noah Okafor',
  'students.0.studentNumber': studentNumber,
  'students.0.currentLevel': 'Primary',
  ...more,
});

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
