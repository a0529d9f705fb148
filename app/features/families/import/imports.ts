import type { PlainTranslationKey } from '#i18n/translate.ts';
import { ownFields } from '../../students/students.ts';

/** `students`: a row is a student with guardians. `accounts`: a row is a person. @see PD-59 */
export const importKinds = ['students', 'accounts'] as const;
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

export type PlainColumn = (typeof studentColumns)[number] | (typeof accountColumns)[number];
export type ImportColumn = PlainColumn | GuardianColumn;

export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: [...studentColumns, ...guardianColumns],
  accounts: accountColumns,
};

/** Columns of a template: three guardians, and names in one column. */
export const templateColumns = (kind: ImportKind): ImportColumn[] =>
  importColumns[kind].filter((column) => !/firstName$|surname$|^guardian[4-6]/i.test(column));

export const requiredColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: ['fullName', 'studentNumber'],
  accounts: ['fullName', 'email', 'role'],
};

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
  /** Student number or email address. */
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
