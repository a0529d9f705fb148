import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database.server.ts';
import type { FoundAccount } from '../../accounts/accounts.ts';
import { type ColumnChoice, type ImportCounts, type ImportKind, importStatuses } from './imports.ts';
import type { ImportPlan, ImportWrites, RowPlan } from './plan.ts';
import { planAccounts } from './plan-accounts.ts';
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
  const rows = readStudents(table, columns);
  const records = await findRecords(tx, rows, lock);
  return joinRows(planStudents(rows, records), records.accounts, columns);
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
  };
  const counted = importStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]);
  const counts = { rows: Object.fromEntries(counted) as ImportCounts['rows'], accounts: writes.accounts.length };
  const digest = createHash('sha256')
    .update(JSON.stringify([columns, counts, rows]))
    .digest('base64url');
  const known = new Map([...accounts.values()].map(({ email, id }) => [email, id]));
  return { rows, counts, digest, ...writes, known };
}
