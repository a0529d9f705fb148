import type { RosterStudent } from '#features/students/students.ts';

/** Siblings of one family share an entry. */
export interface FamilyContact {
  key: string;
  students: RosterStudent[];
}

/** A few families, and the number of all. */
export interface Contacts {
  count: number;
  families: FamilyContact[];
}

const shownAtMost = 5;

/** Whom to answer, and whom to write to. @see PD-33 */
export function contactsOf(students: readonly RosterStudent[]): Record<'waiting' | 'quiet', Contacts> {
  const first = (families: FamilyContact[]) => ({ count: families.length, families: families.slice(0, shownAtMost) });
  return { waiting: first(waitingFamilies(students)), quiet: first(quietFamilies(students)) };
}

/** The one that has waited longest first. */
export function waitingFamilies(students: readonly RosterStudent[]): FamilyContact[] {
  const waiting = students.filter((student) => student.waiting !== null);
  const ordered = waiting.toSorted((one, other) => (one.waiting?.since ?? 0) - (other.waiting?.since ?? 0));
  return grouped(ordered, ({ waiting: found }) => found?.messageId ?? '');
}

/** Sorts families without any contact first, then by the longest silence. */
export function quietFamilies(students: readonly RosterStudent[]): FamilyContact[] {
  const quiet = students.filter(({ isQuiet }) => isQuiet);
  const ordered = quiet.toSorted((one, other) => (one.lastContactAt ?? 0) - (other.lastContactAt ?? 0));
  return grouped(ordered, ({ guardians }) => guardians.map(({ id }) => id).join());
}

function grouped(students: readonly RosterStudent[], keyOf: (student: RosterStudent) => string): FamilyContact[] {
  const families = new Map<string, RosterStudent[]>();
  for (const student of students) {
    const key = keyOf(student);
    families.set(key, [...(families.get(key) ?? []), student]);
  }
  return [...families].map(([key, ofFamily]) => ({ key, students: ofFamily }));
}
