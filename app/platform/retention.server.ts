import type pg from 'pg';

/** A condition for the deletion of rows. In the SQL, `$1` is the time of the run and `$2`… are `parameters`. */
export interface RetentionRule {
  /** Text for `npm run retention`, such as `30 days`. */
  period: string;
  table: string;
  /** Column with the start of a row's period. */
  startColumn: string;
  expiredWhen: string;
  parameters?: (now: Date) => readonly unknown[];
  /** Statement that deletes some of these rows and returns how many as `count`, with the same parameters. */
  remove?: string;
}

export interface DueRows {
  count: number;
  oldest: Date | null;
}

const batchSize = 1_000;

export async function countDueRows(owner: pg.Pool, rule: RetentionRule, now: Date): Promise<DueRows> {
  const { rows } = await owner.query<DueRows>(
    `select count(*)::int as count, min(${rule.startColumn}) as oldest from ${rule.table}
     where ${rule.expiredWhen} and $1::timestamptz is not null`,
    valuesOf(rule, now),
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** Deletes at most 1,000 rows. @returns how many */
export async function deleteDueRows(client: pg.ClientBase, rule: RetentionRule, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(rule.remove ?? removeSome(rule), valuesOf(rule, now));
  return rows[0]?.count ?? 0;
}

const removeSome = ({ table, expiredWhen }: RetentionRule) => `
  with deleted as (
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${expiredWhen} and $1::timestamptz is not null limit ${batchSize}))
    returning 1)
  select count(*)::int as count from deleted`;

const valuesOf = ({ parameters }: RetentionRule, now: Date) => [now, ...(parameters?.(now) ?? [])];
