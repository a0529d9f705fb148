import type pg from 'pg';
import { figures } from '#content/legal/figures.ts';
import { deleteAccounts } from '#features/accounts/delete-accounts.server.ts';
import type { AuditDetailKey } from '#features/audit/audit.ts';
import { keepSafeguardingNames } from '#features/messages/safeguarding-names.server.ts';
import { type RetentionRuleName, retentionRules } from '#features/retention/retention.ts';
import { inOwnerTransaction } from '#platform/owner-transaction.server.ts';
import { countDueRows, type DeletionRule, type DueRows, deleteDueRows } from '#platform/retention.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { dailyRules, hourlyRules } from './retention-rules.ts';

export type RetentionReport = (DueRows & { name: RetentionRuleName; period: string })[];

/** Counts the rows that the next run deletes. A rule may delete more once an earlier one has run. */
export async function reportRetention(owner: pg.Pool, now?: Date): Promise<RetentionReport> {
  const time = now ?? (await databaseTime(owner));
  const report: RetentionReport = [];
  for (const name of retentionRules) {
    const rule = dailyRules[name];
    report.push({
      name,
      period: rule.period,
      ...(await countDueRows(owner, rule, time)),
    });
  }
  return report;
}

interface RetentionParts {
  owner: pg.Pool;
  /** Encrypts the names that safeguarding records need. */
  keyring: Keyring;
}

/**
 * Runs all rules; a failing one does not stop the others.
 * @param now defaults to the database's clock, which also sets the dates of the rows
 */
export async function applyRetention(
  { owner, keyring }: RetentionParts,
  now?: Date,
): Promise<{ name: RetentionRuleName; deleted: number }[]> {
  const time = now ?? (await databaseTime(owner));
  const results: { name: RetentionRuleName; deleted: number }[] = [];
  const failures: unknown[] = [];
  for (const name of retentionRules) {
    await applyRule({ owner, keyring }, name, time).then(
      (deleted) => results.push({ name, deleted }),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every retention rule could run');
  return results;
}

async function applyRule({ owner, keyring }: RetentionParts, name: RetentionRuleName, time: Date): Promise<number> {
  const deleted = await repeat(() =>
    inOwnerTransaction(owner, (client) => deleteRecorded({ client, keyring }, name, time)),
  );
  await owner.query(
    `insert into retention_runs (rule, deleted) values ($1, $2)
     on conflict (rule) do update set ran_at = now(), deleted = excluded.deleted`,
    [name, deleted],
  );
  return deleted;
}

type OwnerParts = { client: pg.ClientBase; keyring: Keyring };

async function deleteRecorded({ client, keyring }: OwnerParts, name: RetentionRuleName, time: Date): Promise<number> {
  const { count, accounts } = await deleteDueRows(client, dailyRules[name], time);
  if (accounts) await deleteWithNames({ client, keyring }, accounts, time);
  if (count > 0) {
    await client.query(
      `insert into audit_log (act, subject_type, details) values ('records deleted', 'retention rule', $1)`,
      [{ rule: name, count } satisfies Partial<Record<AuditDetailKey, string | number>>],
    );
  }
  return count;
}

/** Except for the names that safeguarding records need. @see PD-63 */
async function deleteWithNames(
  { client, keyring }: OwnerParts,
  accounts: readonly string[],
  time: Date,
): Promise<void> {
  const safeguardingSince = new Date(time);
  safeguardingSince.setUTCFullYear(time.getUTCFullYear() - figures.safeguardingRecordsToAge);
  await keepSafeguardingNames(client, keyring, { accounts, safeguardingSince });
  await deleteAccounts(client, accounts, safeguardingSince);
}

/** Applies the hourly rules, without recording how many rows they delete. */
export async function deleteShortLived(owner: pg.Pool, rules: readonly DeletionRule[] = hourlyRules): Promise<void> {
  const time = await databaseTime(owner);
  for (const rule of rules)
    await repeat(() => inOwnerTransaction(owner, async (client) => (await deleteDueRows(client, rule, time)).count));
}

/** Repeats until nothing is left, because each transaction deletes a limited number of rows. */
async function repeat(deleteSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await deleteSome();
    if (deleted === 0) return total;
    total += deleted;
  }
}

async function databaseTime(owner: pg.Pool): Promise<Date> {
  const { rows } = await owner.query<{ now: Date }>('select now()');
  return rows[0]?.now ?? new Date();
}
