import type { FoundAccount } from '../../accounts/accounts.ts';
import type { RowProblem } from './imports.ts';
import { acceptedRow, type RowPlan, refusedRow } from './plan.ts';
import type { AccountCells, ParsedRow } from './rows.server.ts';

/** @param accounts existing ones, by address */
export function planAccounts(
  rows: readonly ParsedRow<AccountCells>[],
  accounts: ReadonlyMap<string, FoundAccount>,
): RowPlan[] {
  /** First lines of the rows before the current one, by address: rows with errors may be corrected and imported later. */
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const email = row.key.toLowerCase();
    const plan = planAccount(row, accounts.get(email), lines.get(email));
    if (email !== '' && !lines.has(email)) lines.set(email, row.line);
    return plan;
  });
}

function planAccount(
  row: ParsedRow<AccountCells>,
  account: FoundAccount | undefined,
  otherLine: number | undefined,
): RowPlan {
  const { cells } = row;
  const problems = [...row.problems, ...problemsOf(cells, account, otherLine)];
  if (!cells || problems.length > 0) return refusedRow(row, problems);
  if (!account) return acceptedRow(row, null, { accounts: [cells] });
  if (account.fullName === cells.fullName) return acceptedRow(row, [], {});
  return acceptedRow(row, ['fullName'], { renamed: [{ id: account.id, fullName: cells.fullName }] });
}

function problemsOf(
  cells: AccountCells | null,
  account: FoundAccount | undefined,
  otherLine: number | undefined,
): RowProblem[] {
  const problems: RowProblem[] = [];
  if (otherLine !== undefined) problems.push({ column: 'email', text: 'imports.problem.sameAddress', otherLine });
  if (cells && account && account.role !== cells.role)
    problems.push({ column: 'role', text: 'imports.problem.otherRole' });
  return problems;
}
