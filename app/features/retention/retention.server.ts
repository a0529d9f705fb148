import type { Tx } from '#platform/database.server.ts';
import { type RetentionRun, retentionRules } from './retention.ts';

/** The last run of each rule. Only administrators see runs. */
export async function listRetentionRuns(tx: Tx): Promise<RetentionRun[]> {
  const rows = await tx.selectFrom('retention_runs').selectAll().execute();
  return retentionRules.map((rule) => {
    const run = rows.find((row) => row.rule === rule);
    return { rule, ranAt: run?.ran_at ?? null, deleted: run?.deleted ?? 0 };
  });
}
