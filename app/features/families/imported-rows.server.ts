import type * as z from 'zod/mini';
import { type Language, languageCodes, languages } from '../../../content/languages.ts';
import { type Role, roles } from '../../../content/roles.ts';
import { admin as adminArabic } from '../../../content/translations/ar/admin.ts';
import { mentoring as mentoringArabic } from '../../../content/translations/ar/mentoring.ts';
import { admin as adminEnglish } from '../../../content/translations/en/admin.ts';
import { mentoring as mentoringEnglish } from '../../../content/translations/en/mentoring.ts';
import { admin as adminFrench } from '../../../content/translations/fr/admin.ts';
import { mentoring as mentoringFrench } from '../../../content/translations/fr/mentoring.ts';
import { admin as adminChinese } from '../../../content/translations/zh/admin.ts';
import { mentoring as mentoringChinese } from '../../../content/translations/zh/mentoring.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { EmailSchema, FullNameSchema, InvitedAccountSchema } from '../accounts/accounts.schema.ts';
import { type Relation, relations } from '../students/guardians.ts';
import { storedLevel } from '../students/stored-level.server.ts';
import { NewStudentSchema } from '../students/students.schema.ts';
import type { ImportedTable } from './imported-table.server.ts';
import {
  type ColumnChoice,
  type GuardianColumn,
  guardianNumbers,
  type ImportColumn,
  type PlainColumn,
  type RowProblem,
} from './imports.ts';

/** An empty cell is null: it leaves a record as it is. */
export interface GuardianCells {
  column: (part: 'Name' | 'Email' | 'Relation') => GuardianColumn;
  email: string;
  fullName: string | null;
  relation: Relation | null;
  language: Language | null;
}

export interface StudentCells {
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  className: string | null;
  academicMentor: string | null;
  wellbeingCoach: string | null;
  guardians: GuardianCells[];
}

export interface AccountCells {
  fullName: string;
  email: string;
  role: Role;
  language: Language | null;
}

export interface ReadRow<Cells> {
  line: number;
  name: string;
  key: string;
  /** Null with at least one problem. */
  cells: Cells | null;
  problems: RowProblem[];
}

type CellOf = (column: ImportColumn) => string;

export function readStudents({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ReadRow<StudentCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const problems: RowProblem[] = [];
    const student = readStudent(cell, problems);
    const [academicMentor, wellbeingCoach] = (['academicMentor', 'wellbeingCoach'] as const).map((column) =>
      optional(cell(column), EmailSchema, column, problems),
    );
    const guardians = guardianNumbers.flatMap((number) => readGuardian(cell, number, problems) ?? []);
    refuseRepeated(guardians, problems);
    const isWhole = student !== null && problems.length === 0;
    return {
      ...{ line, name: cell('fullName'), key: cell('studentNumber'), problems },
      cells: isWhole
        ? { ...student, academicMentor: academicMentor ?? null, wellbeingCoach: wellbeingCoach ?? null, guardians }
        : null,
    };
  });
}

export function readAccounts({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ReadRow<AccountCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const problems: RowProblem[] = [];
    const typed = {
      fullName: cell('fullName'),
      email: cell('email'),
      role: roleNames.get(plain(cell('role'))),
      language: languageNames.get(plain(cell('language'))),
    };
    if (cell('language') !== '' && !typed.language)
      problems.push({ column: 'language', text: 'validation.language.invalid' });
    const parsed = InvitedAccountSchema.safeParse(typed);
    if (!parsed.success) problems.push(...problemsOf(parsed.error, (name) => name as PlainColumn));
    const isWhole = parsed.success && problems.length === 0;
    return {
      ...{ line, name: typed.fullName, key: typed.email, problems },
      cells: isWhole ? { ...parsed.data, language: parsed.data.language ?? null } : null,
    };
  });
}

const cellsOf =
  (cells: readonly string[], columns: readonly ColumnChoice[]): CellOf =>
  (column) =>
    cells[columns.indexOf(column)] ?? '';

function readStudent(cell: CellOf, problems: RowProblem[]) {
  const parsed = NewStudentSchema.safeParse({
    fullName: cell('fullName'),
    studentNumber: cell('studentNumber'),
    currentLevel: cell('currentLevel'),
    className: cell('className'),
  });
  if (!parsed.success) {
    problems.push(...problemsOf(parsed.error, (name) => name as PlainColumn));
    return null;
  }
  const { fullName, studentNumber } = parsed.data;
  return { fullName, studentNumber, ...storedLevel(parsed.data) };
}

/** Null without a name and an address. */
function readGuardian(cell: CellOf, number: (typeof guardianNumbers)[number], problems: RowProblem[]) {
  const column = <Part extends 'Name' | 'Email' | 'Relation' | 'Language'>(part: Part) =>
    `guardian${number}${part}` as const;
  if (cell(column('Name')) === '' && cell(column('Email')) === '') return null;
  const email = optional(cell(column('Email')) || '-', EmailSchema, column('Email'), problems);
  const fullName = optional(cell(column('Name')), FullNameSchema, column('Name'), problems);
  const relation = named(cell(column('Relation')), relationNames);
  if (relation === undefined) problems.push({ column: column('Relation'), text: 'validation.relation.invalid' });
  const language = named(cell(column('Language')), languageNames);
  if (language === undefined) problems.push({ column: column('Language'), text: 'validation.language.invalid' });
  return { column, email: email ?? '', fullName, relation: relation ?? null, language: language ?? null };
}

function refuseRepeated(guardians: readonly GuardianCells[], problems: RowProblem[]): void {
  for (const [index, { email, column }] of guardians.entries())
    if (email !== '' && guardians.findIndex((other) => other.email === email) < index)
      problems.push({ column: column('Email'), text: 'imports.problem.sameAddressInRow' });
}

function optional(
  text: string,
  schema: z.ZodMiniType<string>,
  column: ImportColumn,
  problems: RowProblem[],
): string | null {
  if (text === '') return null;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  problems.push(...problemsOf(parsed.error, () => column));
  return null;
}

function problemsOf(error: z.core.$ZodError, columnOf: (name: string) => ImportColumn): RowProblem[] {
  return error.issues.map(({ path, message }) => ({
    column: columnOf(String(path[0])),
    text: message as PlainTranslationKey,
  }));
}

/** Null for an empty cell, undefined for an unknown name. */
function named<Value>(text: string, names: ReadonlyMap<string, Value>): Value | null | undefined {
  return text === '' ? null : names.get(plain(text));
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const relationNames = new Map<string, Relation>(
  relations.flatMap((relation) => [
    [relation, relation] as const,
    ...[mentoringEnglish, mentoringArabic, mentoringFrench, mentoringChinese].map(
      (texts) => [plain(texts[`relation.${relation}`]), relation] as const,
    ),
  ]),
);

const roleNames = new Map<string, Role>(
  roles.flatMap((role) => [
    [role, role] as const,
    ...[adminEnglish, adminArabic, adminFrench, adminChinese].map(
      (texts) => [plain(texts[`admin.role.${role}`]), role] as const,
    ),
  ]),
);

const languageNames = new Map<string, Language>(
  languageCodes.flatMap((code) => [
    [code, code] as const,
    [plain(languages[code].ownName), code] as const,
    ...languageCodes.map(
      (reader) => [plain(new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code), code] as const,
    ),
  ]),
);
