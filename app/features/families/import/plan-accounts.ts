import type { FoundAccount } from '../../accounts/accounts.ts';
import type { RowProblem } from './imports.ts';
import { acceptedRow, type RowPlan, refusedRow } from './plan.ts';
import type { AccountCells, ParsedRow } from './rows.server.ts';

/** @param accounts existing ones, by address */
export function planAccounts(
  rows: readonly ParsedRow<AccountCells>[],
  accounts: ReadonlyMap<string, FoundAccount>,
): RowPlan[] {
  /** Lines of the accepted rows before the current one, by address. */
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const account = row.cells ? accounts.get(row.cells.email) : undefined;
    const plan = planAccount(row, account, row.cells ? lines.get(row.cells.email) : undefined);
    if (row.cells && plan.row.status !== 'error') lines.set(row.cells.email, row.line);
    return plan;
  });
}

function planAccount(
  row: ParsedRow<AccountCells>,
  account: FoundAccount | undefined,
  otherLine: number | undefined,
): RowPlan {
  const { cells } = row;
  if (!cells) return refusedRow(row, row.problems);
  const problems = problemsOf(cells, account, otherLine);
  if (problems.length > 0) return refusedRow(row, problems);
  if (!account) return acceptedRow(row, null, { accounts: [cells] });
  if (account.fullName === cells.fullName) return acceptedRow(row, [], {});
  return acceptedRow(row, ['fullName'], { renamed: [{ id: account.id, fullName: cells.fullName }] });
}

function problemsOf(
  { role }: AccountCells,
  account: FoundAccount | undefined,
  otherLine: number | undefined,
): RowProblem[] {
  if (otherLine !== undefined) return [{ column: 'email', text: 'imports.problem.sameAddress', otherLine }];
  if (account && account.role !== role) return [{ column: 'role', text: 'imports.problem.otherRole' }];
  return [];
}
