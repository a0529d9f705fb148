import type * as z from 'zod/mini';
import { countryCodes } from '#content/countries.ts';
import { importNames } from '#content/import-names.ts';
import { type Language, languageCodes, languages } from '#content/languages.ts';
import { type Role, roles } from '#content/roles.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { EmailSchema, FullNameSchema, InvitedAccountSchema } from '../../accounts/accounts.schema.ts';
import {
  ContactNameSchema,
  ContactPhoneSchema,
  ContactRelationSchema,
  TimeZoneSchema,
} from '../../safety/safety.schema.ts';
import type { SafetyDetails } from '../../safety/safety.ts';
import { type Relation, relations } from '../../students/guardians.ts';
import { namedStage, storedLevel } from '../../students/stored-level.server.ts';
import { NewStudentSchema } from '../../students/students.schema.ts';
import { ownFields, type StudentData } from '../../students/students.ts';
import {
  type ChoiceKind,
  type ColumnChoice,
  type GuardianColumn,
  guardianNumbers,
  type ImportColumn,
  type PlainColumn,
  type RowProblem,
  safetyColumns,
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
  /** Null: the row has none. */
  safety: SafetyDetails | null;
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

export type CellOf = (column: ImportColumn) => string;

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
    const safety = readSafety(cell);
    const readGuardians = guardianNumbers.flatMap((number) => readGuardian(cell, number) ?? []);
    const guardians = readGuardians.map(({ value }) => value);
    const problems = [
      ...[student, academicMentor, wellbeingCoach, safety, ...readGuardians].flatMap((read) => read.problems),
      ...repeatedAddresses(guardians),
    ];
    const isValid = student.value !== null && problems.length === 0;
    return {
      line,
      name: cell('fullName'),
      key: cell('studentNumber'),
      problems,
      cells: isValid
        ? {
            ...student.value,
            academicMentor: academicMentor.value,
            wellbeingCoach: wellbeingCoach.value,
            safety: safety.value,
            guardians,
          }
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
      ...(isUnknownLanguage ? [unknownName('language', cell('language'), 'language')] : []),
      ...(parsed.success ? [] : problemsOf(parsed.error, (name) => name as PlainColumn, cell)),
    ];
    const isValid = parsed.success && problems.length === 0;
    return {
      line,
      name: typed.fullName,
      key: typed.email,
      problems,
      cells: isValid ? { ...parsed.data, language: parsed.data.language ?? null } : null,
    };
  });
}

/** A full name may be in two columns. */
export const cellsOf = (cells: readonly string[], columns: readonly ColumnChoice[]): CellOf => {
  const own: CellOf = (column) => cells[columns.indexOf(column)] ?? '';
  return (column) => {
    if (own(column) !== '') return own(column);
    const parts = namePartsOf(column);
    return parts ? joinName(own(parts.firstName), own(parts.surname)) : '';
  };
};

function namePartsOf(column: ImportColumn): { firstName: ImportColumn; surname: ImportColumn } | null {
  if (column === 'fullName') return { firstName: 'firstName', surname: 'surname' };
  const number = guardianNumbers.find((each) => column === `guardian${each}Name`);
  return number ? { firstName: `guardian${number}FirstName`, surname: `guardian${number}Surname` } : null;
}

/** Chinese names begin with the surname and have no space. */
function joinName(firstName: string, surname: string): string {
  const isHan = /^\p{Script=Han}+$/u.test(surname + firstName);
  return isHan ? surname + firstName : [firstName, surname].filter((part) => part !== '').join(' ');
}

function readStudent(cell: CellOf) {
  const parsed = NewStudentSchema.safeParse(Object.fromEntries(ownFields.map((field) => [field, cell(field)])));
  if (parsed.success) {
    const { parentId: _, ...student } = parsed.data;
    return { value: { ...student, ...storedLevel(student) }, problems: [] };
  }
  const ofFields = problemsOf(parsed.error, (name) => name as PlainColumn, cell);
  const unknownLevel = levelProblem(cell);
  const others = unknownLevel ? ofFields.filter(({ column }) => column !== unknownLevel.column) : ofFields;
  return { value: null, problems: unknownLevel ? [...others, unknownLevel] : others };
}

/** Returns null without a name and an address. */
function readGuardian(cell: CellOf, number: (typeof guardianNumbers)[number]): ParsedValue<GuardianCells> | null {
  const column = <Part extends 'Name' | 'Email' | 'Relation' | 'Language'>(part: Part) =>
    `guardian${number}${part}` as const;
  if (cell(column('Name')) === '' && cell(column('Email')) === '') return null;
  const email = readRequired(cell(column('Email')), EmailSchema, column('Email'));
  const fullName = readOptional(cell(column('Name')), FullNameSchema, column('Name'));
  const relation = named(cell(column('Relation')), relationNames);
  const language = named(cell(column('Language')), languageNames);
  const problems: RowProblem[] = [...email.problems, ...fullName.problems];
  if (relation === undefined) problems.push(unknownName(column('Relation'), cell(column('Relation')), 'relation'));
  if (language === undefined) problems.push(unknownName(column('Language'), cell(column('Language')), 'language'));
  const value = {
    column,
    email: email.value ?? '',
    fullName: fullName.value,
    relation: relation ?? null,
    language: language ?? null,
  };
  return { value, problems };
}

/** Null without a country, which is needed if another cell is filled. */
function readSafety(cell: CellOf): ParsedValue<SafetyDetails | null> {
  const [timeZone, name, relation, phone] = [
    readOptional(cell('timeZone'), TimeZoneSchema, 'timeZone'),
    readOptional(cell('contactName'), ContactNameSchema, 'contactName'),
    readOptional(cell('contactRelation'), ContactRelationSchema, 'contactRelation'),
    readOptional(cell('contactPhone'), ContactPhoneSchema, 'contactPhone'),
  ];
  const country = countryNames.get(plain(cell('country')));
  const isEmpty = safetyColumns.every((column) => cell(column) === '');
  const problems = [timeZone, name, relation, phone].flatMap((read) => read.problems);
  if (!isEmpty && cell('country') === '') problems.push(emptyCell('country'));
  else if (cell('country') !== '' && !country) problems.push({ column: 'country', text: 'imports.problem.country' });
  const hasContact = cell('contactName') !== '' || cell('contactRelation') !== '' || cell('contactPhone') !== '';
  if (hasContact && cell('contactName') === '') problems.push(emptyCell('contactName'));
  if (hasContact && cell('contactPhone') === '') problems.push(emptyCell('contactPhone'));
  const contact = { name: name.value ?? '', relation: relation.value ?? '', phone: phone.value ?? '' };
  const details = { address: '', timeZone: timeZone.value ?? '', health: '', companions: '' };
  return { value: country ? { ...details, country, contacts: hasContact ? [contact] : [] } : null, problems };
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
  return {
    value: null,
    problems: problemsOf(
      parsed.error,
      () => column,
      () => text,
    ),
  };
}

const readRequired = (text: string, schema: z.ZodMiniType<string>, column: ImportColumn): ParsedValue<string | null> =>
  text === '' ? { value: null, problems: [emptyCell(column)] } : readOptional(text, schema, column);

/** An empty cell of a required column is one problem; a name that is not permitted is shown with those that are. */
export function problemsOf(
  error: z.core.$ZodError,
  columnOf: (name: string) => ImportColumn,
  cell: CellOf,
): RowProblem[] {
  const problems = error.issues.map(({ path, message }): RowProblem => {
    const column = columnOf(String(path[0]));
    const value = cell(column);
    if (value === '') return emptyCell(column);
    if (column === 'role') return unknownName(column, value, 'role');
    return { column, text: message as PlainTranslationKey };
  });
  return problems.filter(
    ({ column, text }, index) =>
      problems.findIndex((other) => other.column === column && other.text === text) === index,
  );
}

/** An unknown stage beside a class. The schema reports it only for a row without other problems. */
function levelProblem(cell: CellOf): RowProblem | null {
  const level = cell('currentLevel');
  const isUnknown = level !== '' && cell('className') !== '' && namedStage(level) === null;
  return isUnknown ? unknownName('currentLevel', level, 'level') : null;
}

export const emptyCell = (column: ImportColumn): RowProblem => ({ column, text: 'imports.problem.empty' });

export const unknownName = (column: ImportColumn, value: string, permitted: ChoiceKind): RowProblem => ({
  column,
  text: unknownTexts[permitted],
  unknown: { value, permitted },
});

const unknownTexts: Record<ChoiceKind, PlainTranslationKey> = {
  level: 'validation.level.unknown',
  relation: 'validation.relation.invalid',
  role: 'validation.role.invalid',
  language: 'validation.language.invalid',
};

/** Returns null for an empty cell, undefined for an unknown name. */
function named<Value>(text: string, names: ReadonlyMap<string, Value>): Value | null | undefined {
  return text === '' ? null : names.get(plain(text));
}

export const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

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

/** Names in all languages, and the codes. */
const countryNames = new Map<string, string>(
  countryCodes.flatMap((code) => [
    [plain(code), code] as const,
    ...languageCodes.map(
      (reader) =>
        [
          plain(new Intl.DisplayNames(languages[reader].dateLocale, { type: 'region' }).of(code) ?? code),
          code,
        ] as const,
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
