import type pg from 'pg';

/** A condition for the deletion of rows. In the SQL, `$1` is the time of the run and `$2`… are `parameters`. */
export interface DeletionRule {
  table: string;
  expiredWhen: string;
  parameters?: (now: Date) => readonly unknown[];
  /**
   * Statement that deletes some of these rows, with the same parameters. Returns how many as `count`, and the ids of accounts to
   * delete with them as `accounts`.
   */
  remove?: string;
}

/** A deletion that is reported. */
export interface RetentionRule extends DeletionRule {
  /** Text for `npm run retention`, such as `30 days`. */
  period: string;
  /** Column or expression with the start of a row's period. */
  startColumn: string;
}

interface Deleted {
  count: number;
  accounts?: readonly string[];
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

/** Deletes at most 1,000 rows. */
export async function deleteDueRows(client: pg.ClientBase, rule: DeletionRule, now: Date): Promise<Deleted> {
  const { rows } = await client.query<Deleted>(rule.remove ?? removeSome(rule), valuesOf(rule, now));
  return rows[0] ?? { count: 0 };
}

const removeSome = ({ table, expiredWhen }: DeletionRule) => `
  with deleted as (
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${expiredWhen} and $1::timestamptz is not null limit ${batchSize}))
    returning 1)
  select count(*)::int as count from deleted`;

const valuesOf = ({ parameters }: DeletionRule, now: Date) => [now, ...(parameters?.(now) ?? [])];
