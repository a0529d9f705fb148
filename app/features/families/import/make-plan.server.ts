import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database.server.ts';
import type { FoundAccount } from '../../accounts/accounts.ts';
import { type CourseRecords, findCourseRecords } from './course-records.server.ts';
import { readCourses, readMembers, readRules } from './course-rows.server.ts';
import { type ColumnChoice, type ImportCounts, type ImportKind, importStatuses } from './imports.ts';
import type { ImportPlan, ImportWrites, RowPlan } from './plan.ts';
import { planAccounts } from './plan-accounts.ts';
import { planCourses, planMembers, planRules } from './plan-courses.ts';
import { planStudents } from './plan-students.ts';
import { readAccounts, readStudents } from './rows.server.ts';
import { findAccounts, findRecords } from './stored-records.server.ts';
import type { ImportedTable } from './table.server.ts';

export interface ImportedFile {
  kind: ImportKind;
  table: ImportedTable;
  columns: readonly ColumnChoice[];
}

/** Compares the file with the records. @param lock keeps the records until the import is written @see PD-59 */
export async function planImport(
  tx: Tx,
  { kind, table, columns }: ImportedFile,
  lock: 'lock' | 'read' = 'read',
): Promise<ImportPlan> {
  if (kind === 'accounts') {
    const rows = readAccounts(table, columns);
    const emails = rows.flatMap(({ cells }) => cells?.email ?? []);
    const accounts = await findAccounts(tx, emails);
    return joinRows(planAccounts(rows, accounts), accounts, columns);
  }
  if (kind === 'courses' || kind === 'course-members' || kind === 'course-rules') {
    const nobody = new Map<string, FoundAccount>();
    return joinRows(await planAboutCourses(tx, { kind, table, columns }, lock), nobody, columns);
  }
  const rows = readStudents(table, columns);
  const records = await findRecords(tx, rows, lock);
  return joinRows(planStudents(rows, records), records.accounts, columns);
}

async function planAboutCourses(
  tx: Tx,
  { kind, table, columns }: ImportedFile,
  lock: 'lock' | 'read',
): Promise<RowPlan[]> {
  const find = (numbers: string[] = [], emails: string[] = []): Promise<CourseRecords> =>
    findCourseRecords(tx, { numbers, emails }, lock);
  if (kind === 'courses') return planCourses(readCourses(table, columns), await find());
  if (kind === 'course-rules') return planRules(readRules(table, columns), await find());
  const rows = readMembers(table, columns);
  const cells = rows.flatMap((row) => row.cells ?? []);
  const filled = (texts: string[]) => texts.filter((text) => text !== '');
  const numbers = filled(cells.map(({ studentNumber }) => studentNumber));
  return planMembers(rows, await find(numbers, filled(cells.map(({ teacherEmail }) => teacherEmail))));
}

function joinRows(
  plans: readonly RowPlan[],
  accounts: ReadonlyMap<string, FoundAccount>,
  columns: readonly ColumnChoice[],
): ImportPlan {
  const rows = plans.map(({ row }) => row);
  const writes: ImportWrites = {
    accounts: plans.flatMap((plan) => plan.writes.accounts ?? []),
    renamed: plans.flatMap((plan) => plan.writes.renamed ?? []),
    students: plans.flatMap((plan) => plan.writes.students ?? []),
    changedStudents: plans.flatMap((plan) => plan.writes.changedStudents ?? []),
    links: plans.flatMap((plan) => plan.writes.links ?? []),
    changedLinks: plans.flatMap((plan) => plan.writes.changedLinks ?? []),
    safety: plans.flatMap((plan) => plan.writes.safety ?? []),
    courses: plans.flatMap((plan) => plan.writes.courses ?? []),
    courseMembers: plans.flatMap((plan) => plan.writes.courseMembers ?? []),
    courseRules: plans.flatMap((plan) => plan.writes.courseRules ?? []),
  };
  const counted = importStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]);
  const counts = { rows: Object.fromEntries(counted) as ImportCounts['rows'], accounts: writes.accounts.length };
  const digest = createHash('sha256')
    .update(JSON.stringify([columns, counts, rows]))
    .digest('base64url');
  const known = new Map([...accounts.values()].map(({ email, id }) => [email, id]));
  return { rows, counts, digest, ...writes, known };
}
