import { describe, expect, it } from 'vitest';
import type { RosterStudent } from '#features/students/students.ts';
import { studentData } from '#tests/support/student-data.ts';
import { quietFamilies, waitingFamilies } from './family-contacts.ts';

const guardian = (id: string) => ({ id, fullName: id, relation: 'mother', isActive: true }) as const;

const student = (fullName: string, known: Partial<RosterStudent> = {}): RosterStudent => ({
  id: fullName,
  ...studentData({ fullName }),
  isAcademicMentor: true,
  isWellbeingCoach: false,
  guardians: [guardian(`mother of ${fullName}`)],
  unreadCount: 0,
  lastContactAt: null,
  waiting: null,
  isQuiet: false,
  ...known,
});

const waiting = (since: number, messageId: string) => ({
  waiting: { since, messageId, guardianId: 'mother', guardianName: 'Mother' },
});

const namesIn = (families: ReturnType<typeof waitingFamilies>) =>
  families.map(({ students }) => students.map(({ fullName }) => fullName));

describe('Families that wait for a reply', () => {
  it('are sorted by waiting time, the longest first', () => {
    const students = [
      student('Since Tuesday', waiting(2, 'b')),
      student('Not waiting', { isQuiet: true }),
      student('Since Wednesday', waiting(3, 'c')),
      student('Since Monday', waiting(1, 'a')),
    ];
    expect(namesIn(waitingFamilies(students))).toEqual([['Since Monday'], ['Since Tuesday'], ['Since Wednesday']]);
  });

  it('have one entry for siblings, sorted by the longest waiting time', () => {
    const students = [
      student('Ada', waiting(5, 'of Ada and Tobi')),
      student('Mira', waiting(4, 'of Mira')),
      student('Tobi', waiting(3, 'of Ada and Tobi')),
    ];
    const families = waitingFamilies(students);
    expect(namesIn(families)).toEqual([['Tobi', 'Ada'], ['Mira']]);
    expect(new Set(families.map(({ key }) => key)).size).toBe(2);
  });

  it('have separate entries if they have waited since the same moment', () => {
    const students = [student('Ada', waiting(1, 'of Ada')), student('Mira', waiting(1, 'of Mira'))];
    expect(namesIn(waitingFamilies(students))).toEqual([['Ada'], ['Mira']]);
  });
});

describe('Families without contact', () => {
  it('are sorted by last contact, starting with families that never had any', () => {
    const students = [
      student('In October', { isQuiet: true, lastContactAt: 10 }),
      student('Never', { isQuiet: true }),
      student('Yesterday', { lastContactAt: 30 }),
      student('In September', { isQuiet: true, lastContactAt: 9 }),
    ];
    expect(namesIn(quietFamilies(students))).toEqual([['Never'], ['In September'], ['In October']]);
  });

  it('have one entry for children of the same guardians', () => {
    const both = { isQuiet: true, guardians: [guardian('mother'), guardian('father')] };
    const students = [
      student('Ada', both),
      student('Mira', { isQuiet: true, guardians: [guardian('mother')] }),
      student('Tobi', both),
    ];
    expect(namesIn(quietFamilies(students))).toEqual([['Ada', 'Tobi'], ['Mira']]);
  });
});
