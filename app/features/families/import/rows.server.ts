import type * as z from 'zod/mini';
import { importNames } from '../../../../content/import-names.ts';
import { type Language, languageCodes, languages } from '../../../../content/languages.ts';
import { type Role, roles } from '../../../../content/roles.ts';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { EmailSchema, FullNameSchema, InvitedAccountSchema } from '../../accounts/accounts.schema.ts';
import { type Relation, relations } from '../../students/guardians.ts';
import { storedLevel } from '../../students/stored-level.server.ts';
import { NewStudentSchema } from '../../students/students.schema.ts';
import { ownFields, type StudentData } from '../../students/students.ts';
import {
  type ColumnChoice,
  type GuardianColumn,
  guardianNumbers,
  type ImportColumn,
  type PlainColumn,
  type RowProblem,
} from './imports.ts';
import type { ImportedTable } from './table.server.ts';

/** An empty cell is null: it leaves a record as it is. */
export interface GuardianCells {
  column: (part: 'Name' | 'Email' | 'Relation') => GuardianColumn;
  email: string;
  fullName: string | null;
  relation: Relation | null;
  language: Language | null;
}

export interface StudentCells extends StudentData {
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

export interface ParsedRow<Cells> {
  line: number;
  name: string;
  key: string;
  /** Null if and only if there are problems. */
  cells: Cells | null;
  problems: RowProblem[];
}

type CellOf = (column: ImportColumn) => string;

interface ParsedValue<Value> {
  value: Value;
  problems: RowProblem[];
}

export function readStudents({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ParsedRow<StudentCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const student = readStudent(cell);
    const academicMentor = readOptional(cell('academicMentor'), EmailSchema, 'academicMentor');
    const wellbeingCoach = readOptional(cell('wellbeingCoach'), EmailSchema, 'wellbeingCoach');
    const readGuardians = guardianNumbers.flatMap((number) => readGuardian(cell, number) ?? []);
    const guardians = readGuardians.map(({ value }) => value);
    const problems = [
      ...[student, academicMentor, wellbeingCoach, ...readGuardians].flatMap((read) => read.problems),
      ...repeatedAddresses(guardians),
    ];
    const isValid = student.value !== null && problems.length === 0;
    return {
      ...{ line, name: cell('fullName'), key: cell('studentNumber'), problems },
      cells: isValid
        ? { ...student.value, academicMentor: academicMentor.value, wellbeingCoach: wellbeingCoach.value, guardians }
        : null,
    };
  });
}

export function readAccounts({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ParsedRow<AccountCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const typed = {
      fullName: cell('fullName'),
      email: cell('email'),
      role: roleNames.get(plain(cell('role'))),
      language: languageNames.get(plain(cell('language'))),
    };
    const isUnknownLanguage = cell('language') !== '' && !typed.language;
    const parsed = InvitedAccountSchema.safeParse(typed);
    const problems: RowProblem[] = [
      ...(isUnknownLanguage ? [{ column: 'language', text: 'validation.language.invalid' } as const] : []),
      ...(parsed.success ? [] : problemsOf(parsed.error, (name) => name as PlainColumn)),
    ];
    const isValid = parsed.success && problems.length === 0;
    return {
      ...{ line, name: typed.fullName, key: typed.email, problems },
      cells: isValid ? { ...parsed.data, language: parsed.data.language ?? null } : null,
    };
  });
}

const cellsOf =
  (cells: readonly string[], columns: readonly ColumnChoice[]): CellOf =>
  (column) =>
    cells[columns.indexOf(column)] ?? '';

function readStudent(cell: CellOf) {
  const parsed = NewStudentSchema.safeParse(Object.fromEntries(ownFields.map((field) => [field, cell(field)])));
  if (!parsed.success) return { value: null, problems: problemsOf(parsed.error, (name) => name as PlainColumn) };
  const { parentId: _, ...student } = parsed.data;
  return { value: { ...student, ...storedLevel(student) }, problems: [] };
}

/** Returns null without a name and an address. */
function readGuardian(cell: CellOf, number: (typeof guardianNumbers)[number]): ParsedValue<GuardianCells> | null {
  const column = <Part extends 'Name' | 'Email' | 'Relation' | 'Language'>(part: Part) =>
    `guardian${number}${part}` as const;
  if (cell(column('Name')) === '' && cell(column('Email')) === '') return null;
  const email = readOptional(cell(column('Email')) || '-', EmailSchema, column('Email'));
  const fullName = readOptional(cell(column('Name')), FullNameSchema, column('Name'));
  const relation = named(cell(column('Relation')), relationNames);
  const language = named(cell(column('Language')), languageNames);
  const problems: RowProblem[] = [...email.problems, ...fullName.problems];
  if (relation === undefined) problems.push({ column: column('Relation'), text: 'validation.relation.invalid' });
  if (language === undefined) problems.push({ column: column('Language'), text: 'validation.language.invalid' });
  const value = {
    column,
    email: email.value ?? '',
    fullName: fullName.value,
    relation: relation ?? null,
    language: language ?? null,
  };
  return { value, problems };
}

const repeatedAddresses = (guardians: readonly GuardianCells[]): RowProblem[] =>
  guardians
    .filter(({ email }, index) => email !== '' && guardians.findIndex((other) => other.email === email) < index)
    .map(({ column }) => ({ column: column('Email'), text: 'imports.problem.sameAddressInRow' }));

/** Returns null for an empty or invalid text. */
function readOptional(text: string, schema: z.ZodMiniType<string>, column: ImportColumn): ParsedValue<string | null> {
  if (text === '') return { value: null, problems: [] };
  const parsed = schema.safeParse(text);
  if (parsed.success) return { value: parsed.data, problems: [] };
  return { value: null, problems: problemsOf(parsed.error, () => column) };
}

function problemsOf(error: z.core.$ZodError, columnOf: (name: string) => ImportColumn): RowProblem[] {
  return error.issues.map(({ path, message }) => ({
    column: columnOf(String(path[0])),
    text: message as PlainTranslationKey,
  }));
}

/** Returns null for an empty cell, undefined for an unknown name. */
function named<Value>(text: string, names: ReadonlyMap<string, Value>): Value | null | undefined {
  return text === '' ? null : names.get(plain(text));
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const relationNames = new Map<string, Relation>(
  relations.flatMap((relation) => [
    [relation, relation] as const,
    ...importNames.map(({ mentoring }) => [plain(mentoring[`relation.${relation}`]), relation] as const),
  ]),
);

const roleNames = new Map<string, Role>(
  roles.flatMap((role) => [
    [role, role] as const,
    ...importNames.map(({ admin }) => [plain(admin[`admin.role.${role}`]), role] as const),
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
