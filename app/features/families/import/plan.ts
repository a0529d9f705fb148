import type { Language } from '#content/languages.ts';
import type { Role } from '#content/roles.ts';
import type { ImportedCourse, ImportedMember, ImportedRule } from '../../courses/write-courses.server.ts';
import type { ImportedSafety } from '../../safety/import-safety.server.ts';
import type { Relation, Rights } from '../../students/guardians.ts';
import type { ImportedStudent } from '../../students/write-students.server.ts';
import type { ImportColumn, ImportCounts, ImportRow, RowProblem } from './imports.ts';
import type { ParsedRow } from './rows.server.ts';

export interface PlannedAccount {
  email: string;
  fullName: string;
  role: Role;
  language: Language | null;
}

export interface ChangedStudent extends ImportedStudent {
  changed: string[];
}

export interface PlannedLink {
  studentId: string;
  /** The account may be one that the import creates. */
  email: string;
  relation: Relation;
}

export interface ChangedLink extends Rights {
  studentId: string;
  guardianId: string;
  relation: Relation;
}

/** The changes of an import, or of one row. */
export interface ImportWrites {
  accounts: PlannedAccount[];
  renamed: { id: string; fullName: string }[];
  students: ImportedStudent[];
  changedStudents: ChangedStudent[];
  links: PlannedLink[];
  changedLinks: ChangedLink[];
  safety: ImportedSafety[];
  courses: ImportedCourse[];
  courseMembers: ImportedMember[];
  courseRules: ImportedRule[];
}

export interface RowPlan {
  row: ImportRow;
  writes: Partial<ImportWrites>;
}

/** The changes of an import, and the result of each row. */
export interface ImportPlan extends ImportWrites {
  rows: ImportRow[];
  counts: ImportCounts;
  /** Changes when the same import would write something else. */
  digest: string;
  /** Ids of existing accounts by address. */
  known: ReadonlyMap<string, string>;
}

export function refusedRow({ line, name, key }: ParsedRow<unknown>, problems: RowProblem[]): RowPlan {
  return { row: { line, name, key, status: 'error', problems, changes: [] }, writes: {} };
}

/** @param changes null for a new record */
export function acceptedRow(
  { line, name, key }: ParsedRow<unknown>,
  changes: ImportColumn[] | null,
  writes: Partial<ImportWrites>,
): RowPlan {
  const status = changes === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
  return { row: { line, name, key, status, problems: [], changes: changes ?? [] }, writes };
}
