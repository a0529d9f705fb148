import type { Role } from '#content/roles.ts';
import type { Translate } from '#i18n/translate.ts';
import type { QueryOf } from '#platform/lists.ts';
import type { FamilyMember } from './guardians.ts';
import { levelText, stageIds } from './stages.ts';

/** In characters. @see core §9 */
export const studentLimits = { numberMinimum: 5, numberLength: 20, levelLength: 100 } as const;

/** What people fill in about a student. */
export interface StudentData {
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  className: string | null;
}

export interface StudentRecord extends StudentData {
  academicMentorId: string | null;
  wellbeingCoachId: string | null;
}

export const ownFields = [
  'fullName',
  'studentNumber',
  'currentLevel',
  'className',
] as const satisfies readonly (keyof StudentData)[];

export const isOwnField = (name: string): name is keyof StudentData => ownFields.some((field) => field === name);

export const ownFieldText = (student: StudentData, field: keyof StudentData, t: Translate): string | null =>
  field === 'currentLevel' ? levelText({ ...student, className: null }, t) : student[field];

export const staffFields = ['academicMentorId', 'wellbeingCoachId'] as const;

export const suitableRoles = {
  parentId: ['parent', 'admin'],
  academicMentorId: ['mentor'],
  wellbeingCoachId: ['mentor'],
} as const satisfies Record<'parentId' | (typeof staffFields)[number], readonly Role[]>;
export type Links = Record<keyof typeof suitableRoles, string | null>;

/** `S-0100` after `S-0099`, `S-1000` after `S-999`; an empty text if the number ends in no digit, or the next one is too long. */
export function nextNumber(studentNumber: string): string {
  const [, prefix = '', digits = ''] = /^(.*\D)?(\d{1,9})$/.exec(studentNumber) ?? [];
  if (digits === '') return '';
  const next = `${prefix}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
  return next.length <= studentLimits.numberLength ? next : '';
}

/** As parents and mentors see them. @see core §3 */
export interface Student extends StudentData {
  id: string;
  academicMentor: AssignedPerson | null;
  wellbeingCoach: AssignedPerson | null;
  guardians: FamilyMember[];
  /** The reader is a guardian with the right to write. @see PD-42 */
  mayReportAbsence: boolean;
}

export interface AssignedPerson {
  id: string;
  fullName: string;
  /** The reader may write to them: not suspended, and the reader has the right to. @see PD-39 */
  isActive: boolean;
}

export interface RosterStudent extends StudentData {
  id: string;
  isAcademicMentor: boolean;
  isWellbeingCoach: boolean;
  guardians: FamilyMember[];
  unreadCount: number;
  /** Milliseconds since 1970, in either direction. */
  lastContactAt: number | null;
  /** Set if the newest message is from the family. `since`: time of the first unanswered message; the rest is about the last. */
  waiting: { since: number; messageId: string; guardianId: string; guardianName: string } | null;
  /** No message in either direction for two weeks; never within two weeks after the student was added. */
  isQuiet: boolean;
}

export interface ListedStudent extends StudentData {
  id: string;
  guardians: FamilyMember[];
  academicMentorName: string | null;
  wellbeingCoachName: string | null;
}

export interface LinkedStudents {
  asParent: number;
  asMentor: number;
}

/** `parent`: no guardian may see the student; `due`: without safety details that were confirmed this term. */
export const studentList = {
  filters: {
    state: ['archived'],
    missing: ['parent', 'mentor', 'coach'],
    safety: ['due'],
    level: [...stageIds, 'none'],
  },
  sorts: ['name', 'number', 'level'],
  defaultSort: 'name',
} as const;
export type StudentQuery = QueryOf<typeof studentList>;
