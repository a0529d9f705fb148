import type pg from 'pg';
import type { AuditDetailKey } from '../app/features/audit/audit.ts';
import { type RetentionRuleName, retentionRules } from '../app/features/retention/retention.ts';
import { inOwnerTransaction } from '../app/platform/owner-transaction.server.ts';
import { countDueRows, type DueRows, deleteDueRows, type RetentionRule } from '../app/platform/retention.server.ts';
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

/**
 * Runs all rules; a failing one does not stop the others.
 * @param now defaults to the database's clock, which also sets the dates of the rows
 */
export async function applyRetention(
  owner: pg.Pool,
  now?: Date,
): Promise<{ name: RetentionRuleName; deleted: number }[]> {
  const time = now ?? (await databaseTime(owner));
  const results: { name: RetentionRuleName; deleted: number }[] = [];
  const failures: unknown[] = [];
  for (const name of retentionRules) {
    await applyRule(owner, name, time).then(
      (deleted) => results.push({ name, deleted }),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every retention rule could run');
  return results;
}

async function applyRule(owner: pg.Pool, name: RetentionRuleName, time: Date): Promise<number> {
  const deleted = await repeat(() => inOwnerTransaction(owner, (client) => deleteRecorded(client, name, time)));
  await owner.query(
    `insert into retention_runs (rule, deleted) values ($1, $2)
     on conflict (rule) do update set ran_at = now(), deleted = excluded.deleted`,
    [name, deleted],
  );
  return deleted;
}

async function deleteRecorded(client: pg.ClientBase, name: RetentionRuleName, time: Date): Promise<number> {
  const deleted = await deleteDueRows(client, dailyRules[name], time);
  if (deleted > 0) {
    await client.query(
      `insert into audit_log (act, subject_type, details) values ('records deleted', 'retention rule', $1)`,
      [{ rule: name, count: deleted } satisfies Partial<Record<AuditDetailKey, string | number>>],
    );
  }
  return deleted;
}

/** Deletes rows that the portal needs for a week at most, without recording their number. */
export async function deleteShortLived(owner: pg.Pool, rules: readonly RetentionRule[] = hourlyRules): Promise<void> {
  const time = await databaseTime(owner);
  for (const rule of rules)
    await repeat(() => inOwnerTransaction(owner, (client) => deleteDueRows(client, rule, time)));
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
