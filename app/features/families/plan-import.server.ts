import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { Role } from '../../../content/roles.ts';
import { inBatches } from '../../platform/batches.ts';
import type { Tx } from '../../platform/database.server.ts';
import { findByAddress } from '../accounts/accounts.server.ts';
import type { FoundAccount } from '../accounts/accounts.ts';
import type { Relation, Rights } from '../students/guardians.ts';
import { studentColumns } from '../students/students.server.ts';
import { suitableRoles } from '../students/students.ts';
import type { ImportedStudent } from '../students/write-students.server.ts';
import {
  type AccountCells,
  type GuardianCells,
  type ReadRow,
  readAccounts,
  readStudents,
  type StudentCells,
} from './imported-rows.server.ts';
import type { ImportedTable } from './imported-table.server.ts';
import {
  type ColumnChoice,
  type ImportColumn,
  type ImportCounts,
  type ImportKind,
  type ImportRow,
  importStatuses,
  type RowProblem,
} from './imports.ts';

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

/** What an import does, and what it says of each row. */
export interface ImportPlan {
  rows: ImportRow[];
  counts: ImportCounts;
  /** Changes when the same import would write something else. */
  digest: string;
  accounts: PlannedAccount[];
  renamed: { id: string; fullName: string }[];
  students: ImportedStudent[];
  changedStudents: ChangedStudent[];
  links: PlannedLink[];
  changedLinks: ChangedLink[];
  /** Ids of existing accounts by address. */
  known: ReadonlyMap<string, string>;
}

export interface ImportedFile {
  kind: ImportKind;
  table: ImportedTable;
  columns: readonly ColumnChoice[];
}

/** Compares the file with the records. @param lock keeps the records until the import is written @see PD-59 */
export function planImport(tx: Tx, file: ImportedFile, lock: 'lock' | 'read' = 'read'): Promise<ImportPlan> {
  return file.kind === 'accounts' ? planAccounts(tx, file) : planStudents(tx, file, lock);
}

async function planAccounts(tx: Tx, { table, columns }: ImportedFile): Promise<ImportPlan> {
  const rows = readAccounts(table, columns);
  const found = await findAccounts(
    tx,
    rows.flatMap(({ cells }) => cells?.email ?? []),
  );
  const plan = emptyPlan(found);
  const lines = new Map<string, number>();
  for (const row of rows) {
    const { cells } = row;
    const account = cells && found.get(cells.email);
    if (cells) row.problems.push(...accountProblems(cells, account, lines.get(cells.email)));
    if (!cells || row.problems.length > 0) {
      plan.rows.push(withStatus(row, 'error'));
      continue;
    }
    lines.set(cells.email, row.line);
    if (!account) plan.accounts.push(cells);
    else if (account.fullName !== cells.fullName) plan.renamed.push({ id: account.id, fullName: cells.fullName });
    const isRenamed = account !== undefined && account?.fullName !== cells.fullName;
    plan.rows.push(
      withStatus(row, account ? (isRenamed ? 'changed' : 'unchanged') : 'new', isRenamed ? ['fullName'] : []),
    );
  }
  return finished(plan, columns);
}

function accountProblems(
  { role }: AccountCells,
  account: FoundAccount | null | undefined,
  otherLine: number | undefined,
): RowProblem[] {
  if (otherLine !== undefined) return [{ column: 'email', text: 'imports.problem.sameAddress', otherLine }];
  if (account && account.role !== role) return [{ column: 'role', text: 'imports.problem.otherRole' }];
  return [];
}

async function planStudents(tx: Tx, { table, columns }: ImportedFile, lock: 'lock' | 'read'): Promise<ImportPlan> {
  const rows = readStudents(table, columns);
  const read = rows.flatMap(({ cells }) => cells ?? []);
  const addresses = read.flatMap(({ academicMentor, wellbeingCoach, guardians }) => [
    academicMentor,
    wellbeingCoach,
    ...guardians.map(({ email }) => email),
  ]);
  const found = await findAccounts(
    tx,
    addresses.filter((email) => email !== null),
  );
  const records: Records = {
    found,
    students: await findStudents(
      tx,
      read.map(({ studentNumber }) => studentNumber),
      lock,
    ),
    links: new Map(),
    lines: new Map(),
    newNames: new Map(),
  };
  records.links = await findLinks(
    tx,
    [...records.students.values()].map(({ id }) => id),
  );
  const plan = emptyPlan(found);
  for (const row of rows) planStudent(plan, row, records);
  return finished(plan, columns);
}

type KeptStudent = ImportedStudent & { archivedAt: Date | null };
type KeptLink = ChangedLink & { isRestricted: boolean };

interface Records {
  found: ReadonlyMap<string, FoundAccount>;
  /** Keys are student numbers in capitals. */
  students: ReadonlyMap<string, KeptStudent>;
  /** Keys join the ids of student and guardian. */
  links: ReadonlyMap<string, KeptLink>;
  /** Lines of the student numbers before this row. */
  lines: Map<string, number>;
  /** Names and lines of the new guardians before this row. */
  newNames: Map<string, { fullName: string; line: number }>;
}

function planStudent(plan: Plan, row: ReadRow<StudentCells>, records: Records): void {
  const { cells } = row;
  const number = cells?.studentNumber.toUpperCase() ?? '';
  const kept = records.students.get(number);
  if (cells) row.problems.push(...studentProblems(cells, kept, records));
  if (!cells || row.problems.length > 0) {
    plan.rows.push(withStatus(row, 'error'));
    return;
  }
  records.lines.set(number, row.line);
  const idOf = (email: string | null) => (email === null ? null : (records.found.get(email)?.id ?? null));
  const wanted = {
    fullName: cells.fullName,
    currentLevel: cells.currentLevel,
    className: cells.className,
    academicMentorId: idOf(cells.academicMentor),
    wellbeingCoachId: idOf(cells.wellbeingCoach),
  };
  const changed = kept ? changedFields(wanted, kept) : [];
  const { id } = kept ?? { id: randomUUID() };
  if (!kept) plan.students.push({ id, studentNumber: cells.studentNumber, ...wanted });
  else if (changed.length > 0) plan.changedStudents.push({ ...kept, ...valuesOf(wanted, changed), changed });
  const guardians = cells.guardians.flatMap((guardian) => planGuardian(plan, id, guardian, row.line, records));
  const changes = [...changed.map((field) => columnOfField[field]), ...guardians];
  plan.rows.push(withStatus(row, !kept ? 'new' : changes.length > 0 ? 'changed' : 'unchanged', kept ? changes : []));
}

const columnOfField = {
  fullName: 'fullName',
  currentLevel: 'currentLevel',
  className: 'className',
  academicMentorId: 'academicMentor',
  wellbeingCoachId: 'wellbeingCoach',
} as const satisfies Record<string, ImportColumn>;
type Field = keyof typeof columnOfField;
type Wanted = Record<Exclude<Field, 'fullName'>, string | null> & { fullName: string };

/** An empty cell changes nothing. */
const changedFields = (wanted: Wanted, kept: Wanted): Field[] =>
  (Object.keys(columnOfField) as Field[]).filter((field) => wanted[field] !== null && wanted[field] !== kept[field]);

const valuesOf = (wanted: Wanted, fields: Field[]): Partial<Wanted> =>
  Object.fromEntries(fields.map((field) => [field, wanted[field]]));

function studentProblems(cells: StudentCells, kept: KeptStudent | undefined, records: Records): RowProblem[] {
  const otherLine = records.lines.get(cells.studentNumber.toUpperCase());
  if (otherLine !== undefined) return [{ column: 'studentNumber', text: 'imports.problem.sameNumber', otherLine }];
  if (kept?.archivedAt) return [{ column: 'studentNumber', text: 'imports.problem.archived' }];
  const staff = (['academicMentor', 'wellbeingCoach'] as const).filter((column) => {
    const email = cells[column];
    return email !== null && !isSuitable(records.found.get(email), suitableRoles.academicMentorId);
  });
  return [
    ...staff.map((column): RowProblem => ({ column, text: 'imports.problem.noMentor' })),
    ...cells.guardians.flatMap((guardian) => guardianProblems(guardian, records)),
  ];
}

function guardianProblems({ email, fullName, column }: GuardianCells, { found, newNames }: Records): RowProblem[] {
  const account = found.get(email);
  if (account)
    return isSuitable(account, suitableRoles.parentId)
      ? []
      : [{ column: column('Email'), text: 'imports.problem.unsuitableGuardian' }];
  const before = newNames.get(email);
  if (fullName === null) return before ? [] : [{ column: column('Name'), text: 'imports.problem.nameMissing' }];
  if (before && before.fullName !== fullName)
    return [{ column: column('Email'), text: 'imports.problem.otherName', otherLine: before.line }];
  return [];
}

const isSuitable = (account: FoundAccount | undefined, suitable: readonly Role[]) =>
  account !== undefined && account.suspendedAt === null && suitable.some((role) => role === account.role);

/** Returns the columns that change the guardians of the student. */
function planGuardian(
  plan: Plan,
  studentId: string,
  { email, fullName, relation, language, column }: GuardianCells,
  line: number,
  { found, links, newNames }: Records,
): ImportColumn[] {
  const account = found.get(email);
  if (!account && fullName !== null && !newNames.has(email)) {
    newNames.set(email, { fullName, line });
    plan.accounts.push({ email, fullName, role: 'parent', language });
  }
  const link = account && links.get(`${studentId} ${account.id}`);
  if (!link) {
    plan.links.push({ studentId, email, relation: relation ?? 'parent' });
    return [column('Email')];
  }
  if (relation === null || relation === link.relation || link.isRestricted) return [];
  const { isRestricted: _, ...rest } = link;
  plan.changedLinks.push({ ...rest, relation });
  return [column('Relation')];
}

async function findAccounts(tx: Tx, emails: readonly string[]): Promise<Map<string, FoundAccount>> {
  const found = await inBatches([...new Set(emails)], (batch) => findByAddress(tx, batch));
  return new Map(found.flat().map((account) => [account.email, account]));
}

async function findStudents(
  tx: Tx,
  numbers: readonly string[],
  lock: 'lock' | 'read',
): Promise<Map<string, KeptStudent>> {
  const found = await inBatches(numbers, (batch) => {
    const query = tx
      .selectFrom('students')
      .select(studentColumns)
      .where(sql<boolean>`upper(student_number) = any (${batch.map((number) => number.toUpperCase())}::text[])`)
      .orderBy('id');
    return (lock === 'lock' ? query.forUpdate() : query).execute();
  });
  return new Map(found.flat().map((student) => [student.studentNumber.toUpperCase(), student]));
}

async function findLinks(tx: Tx, studentIds: readonly string[]): Promise<Map<string, KeptLink>> {
  const found = await inBatches(studentIds, (batch) =>
    tx
      .selectFrom('student_guardians')
      .select([
        'student_id as studentId',
        'guardian_id as guardianId',
        'relation',
        'may_view as mayView',
        'may_write as mayWrite',
        'receives_mail as receivesMail',
        sql<boolean>`restricted_at is not null`.as('isRestricted'),
      ])
      .where(sql<boolean>`student_id = any (${batch}::uuid[])`)
      .execute(),
  );
  return new Map(
    found
      .flat()
      .map((link) => [`${link.studentId} ${link.guardianId}`, { ...link, relation: link.relation as Relation }]),
  );
}

type Plan = Omit<ImportPlan, 'counts' | 'digest'>;

const emptyPlan = (found: ReadonlyMap<string, FoundAccount>): Plan => ({
  rows: [],
  accounts: [],
  renamed: [],
  students: [],
  changedStudents: [],
  links: [],
  changedLinks: [],
  known: new Map([...found.values()].map(({ email, id }) => [email, id])),
});

function withStatus(
  { line, name, key, problems }: ReadRow<unknown>,
  status: ImportRow['status'],
  changes: ImportColumn[] = [],
): ImportRow {
  return { line, name, key, status, problems, changes };
}

function finished(plan: Plan, columns: readonly ColumnChoice[]): ImportPlan {
  const rows = Object.fromEntries(
    importStatuses.map((status) => [status, plan.rows.filter((row) => row.status === status).length]),
  ) as ImportCounts['rows'];
  const counts = { rows, accounts: plan.accounts.length };
  const digest = createHash('sha256')
    .update(JSON.stringify([columns, counts, plan.rows]))
    .digest('base64url');
  return { ...plan, counts, digest };
}
