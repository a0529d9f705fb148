import type { Language } from '#content/languages.ts';
import type { Relation, Rights } from '../students/guardians.ts';
import type { Stage } from '../students/stages.ts';
import type { StudentRecord } from '../students/students.ts';

/** Rows of the form. @see PD-53 */
export const familyLimits = { guardians: 6, students: 10 } as const;

interface Guardianship extends Rights {
  relation: Relation;
}

/** Gets an account and an invitation with a link. */
export interface InvitedGuardian extends Guardianship {
  fullName: string;
  email: string;
  /** Null or missing: the mails are in all four languages. */
  language?: Language | null | undefined;
}

export interface ExistingGuardian extends Guardianship {
  accountId: string;
}

export type FamilyGuardian = InvitedGuardian | ExistingGuardian;

export type FamilyStudent = Omit<StudentRecord, 'currentLevel'> & { stage: Stage | null };

/** Every guardian becomes one of every student, with the same relation and rights. */
export interface NewFamily {
  guardians: readonly FamilyGuardian[];
  students: readonly FamilyStudent[];
}

export interface CreatedFamily {
  /** In the order of the form's rows. */
  guardians: { id: string; isInvited: boolean }[];
  students: { id: string; fullName: string }[];
}

/** `guardians.0.email`: rows count from 0. */
export type FamilyField =
  | `guardians.${number}.email`
  | `students.${number}.${'studentNumber' | 'academicMentorId' | 'wellbeingCoachId'}`;
