import type { Role } from '../../../content/roles.ts';
import type { QueryOf } from '../../platform/lists.ts';
import { stageIds } from './stages.ts';

/** In characters. @see core §9 */
export const studentLimits = { numberMinimum: 5, numberLength: 20, levelLength: 100 } as const;

export const linkFields = ['parentId', 'academicMentorId', 'wellbeingCoachId'] as const;
export type Links = Record<(typeof linkFields)[number], string | null>;

export const suitableRoles = {
  parentId: ['parent', 'admin'],
  academicMentorId: ['mentor'],
  wellbeingCoachId: ['mentor'],
} as const satisfies Record<keyof Links, readonly Role[]>;

/** As parents and mentors see them. @see core §3 */
export interface Student {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  academicMentor: AssignedPerson | null;
  wellbeingCoach: AssignedPerson | null;
}

export interface AssignedPerson {
  id: string;
  fullName: string;
  /** Not suspended: can receive messages. */
  isActive: boolean;
}

export interface RosterStudent {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  isAcademicMentor: boolean;
  isWellbeingCoach: boolean;
  family: { id: string; fullName: string; isActive: boolean } | null;
  unreadCount: number;
  /** Milliseconds since 1970, in either direction. */
  lastContactAt: number | null;
  /** The newest message is from the family. */
  isWaiting: boolean;
  /** No message in either direction for two weeks. */
  isQuiet: boolean;
}

export interface ListedStudent {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  parentName: string | null;
  academicMentorName: string | null;
  wellbeingCoachName: string | null;
}

export interface LinkedStudents {
  asParent: number;
  asMentor: number;
}

/** `missing`: students without this person. `level`: a stage, another level, or none. */
export const studentList = {
  filters: {
    state: ['archived'],
    missing: ['parent', 'mentor', 'coach'],
    level: [...stageIds, 'other', 'none'],
  },
  sorts: ['name', 'number', 'level'],
  defaultSort: 'name',
} as const;
export type StudentQuery = QueryOf<typeof studentList>;
