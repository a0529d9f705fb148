import type { PlainTranslationKey } from '#i18n/translate.ts';
import { ownFields } from '../../students/students.ts';

/**
 * `students`: a row is a student with guardians. `accounts`: a row is a person. `courses`, `course-members`, `course-rules`: a
 * row is a course, somebody who teaches or attends one, or a weekly lesson. @see PD-59
 */
export const importKinds = ['students', 'accounts', 'courses', 'course-members', 'course-rules'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importLimits = { rows: 5_000, columns: 50, fileBytes: 5 * 1024 * 1024, shownRows: 100 } as const;

export const guardianNumbers = [1, 2, 3, 4, 5, 6] as const;
export const guardianParts = ['Name', 'FirstName', 'Surname', 'Email', 'Relation', 'Language'] as const;
export type GuardianPart = (typeof guardianParts)[number];
export type GuardianColumn = `guardian${(typeof guardianNumbers)[number]}${GuardianPart}`;

const guardianColumns = guardianNumbers.flatMap((number) =>
  guardianParts.map((part): GuardianColumn => `guardian${number}${part}`),
);

/** In the place of a full name. @see PD-59 */
const nameParts = ['firstName', 'surname'] as const;
/** Of the safety details: where the student attends lessons, and the first emergency contact. @see PD-71 */
export const safetyColumns = ['country', 'timeZone', 'contactName', 'contactRelation', 'contactPhone'] as const;
const studentColumns = [...ownFields, ...nameParts, 'academicMentor', 'wellbeingCoach', ...safetyColumns] as const;
const accountColumns = ['fullName', ...nameParts, 'email', 'role', 'language'] as const;

const courseColumns = [
  'nameEn',
  'nameAr',
  'nameFr',
  'nameZh',
  'subject',
  'stage',
  'className',
  'timeZone',
  'room',
] as const;
const courseName = ['course', 'courseGroup'] as const;
const memberColumns = [...courseName, 'studentNumber', 'teacherEmail'] as const;
const ruleColumns = [
  ...courseName,
  ...(['term', 'weekday', 'startsAt', 'minutes', 'firstDay', 'lastDay'] as const),
] as const;

export type PlainColumn =
  | (typeof studentColumns)[number]
  | (typeof accountColumns)[number]
  | (typeof courseColumns)[number]
  | (typeof memberColumns)[number]
  | (typeof ruleColumns)[number];
export type ImportColumn = PlainColumn | GuardianColumn;

export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: [...studentColumns, ...guardianColumns],
  accounts: accountColumns,
  courses: courseColumns,
  'course-members': memberColumns,
  'course-rules': ruleColumns,
};

/** Columns of a template: three guardians, and names in one column. */
export const templateColumns = (kind: ImportKind): ImportColumn[] =>
  importColumns[kind].filter((column) => !/firstName$|surname$|^guardian[4-6]/i.test(column));

export const requiredColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: ['fullName', 'studentNumber'],
  accounts: ['fullName', 'email', 'role'],
  courses: ['nameEn'],
  'course-members': ['course'],
  'course-rules': ['course', 'term', 'weekday', 'startsAt', 'minutes'],
};

/** Of the cell by which a row is recognised. */
export const keyColumns: Readonly<Record<ImportKind, ImportColumn>> = {
  students: 'studentNumber',
  accounts: 'email',
  courses: 'className',
  'course-members': 'studentNumber',
  'course-rules': 'weekday',
};

/** Whether an import may put people into two lessons at once. */
export const concernsLessons = (kind: ImportKind): boolean => kind === 'course-members' || kind === 'course-rules';

export const importStatuses = ['error', 'new', 'changed', 'unchanged'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Columns whose cells must be one of a few names. */
export const choiceKinds = ['level', 'relation', 'role', 'language'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

export interface RowProblem {
  column: ImportColumn | null;
  text: PlainTranslationKey;
  /** The cell is none of the names that its column permits. */
  unknown?: { value: string; permitted: ChoiceKind };
  /** Another line of the file that the problem is about. */
  otherLine?: number;
}

export interface ImportRow {
  /** Number of the line in the file, from 1, including the headings. */
  line: number;
  name: string;
  /** The cell of the key column, such as a student number or an email address. */
  key: string;
  status: ImportStatus;
  problems: RowProblem[];
  /** Columns that change the record; only for changed rows. */
  changes: ImportColumn[];
}

/** Errors of the first step: the text cannot be read. */
export type TableProblem =
  | 'missing'
  | 'too large'
  | 'not text'
  | 'no headings'
  | 'no rows'
  | 'too many rows'
  | 'too many columns'
  | 'broken quotes';

/** Null: the column is not imported. */
export type ColumnChoice = ImportColumn | null;

export type ColumnProblem = { reason: 'missing' | 'repeated'; column: ImportColumn };

export interface ImportCounts {
  rows: Record<ImportStatus, number>;
  accounts: number;
}
