import type { FamilyMember, Relation } from './guardians.ts';

export interface LetterStudent {
  id: string;
  fullName: string;
  guardians: FamilyMember[];
}

/** A guardian with the chosen students whose guardian they are. */
export interface LetterRecipient {
  id: string;
  fullName: string;
  of: { studentId: string; student: string; relation: Relation }[];
}

export interface LetterRecipients {
  /** Each guardian once. */
  receivers: LetterRecipient[];
  /** Guardians whose account is suspended. */
  suspended: LetterRecipient[];
  /** Students without a guardian, apart from restricted ones, who are not named. @see PD-39 */
  withoutFamily: Pick<LetterStudent, 'id' | 'fullName'>[];
}

/** Returns the guardians whom a letter to these students' families reaches. @see PD-45 */
export function letterRecipients(students: readonly LetterStudent[]): LetterRecipients {
  const found = new Map<string, LetterRecipient & { isActive: boolean }>();
  for (const { id: studentId, fullName: student, guardians } of students) {
    for (const { id, fullName, relation, isActive } of guardians) {
      const known = found.get(id) ?? { id, fullName, isActive, of: [] };
      known.of.push({ studentId, student, relation });
      found.set(id, known);
    }
  }
  const all = [...found.values()].map(({ isActive, ...guardian }) => ({ isActive, guardian }));
  return {
    receivers: all.flatMap(({ isActive, guardian }) => (isActive ? guardian : [])),
    suspended: all.flatMap(({ isActive, guardian }) => (isActive ? [] : guardian)),
    withoutFamily: students.flatMap(({ id, fullName, guardians }) => (guardians.length === 0 ? { id, fullName } : [])),
  };
}
