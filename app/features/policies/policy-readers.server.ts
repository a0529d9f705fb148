import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { PolicyReader, PolicyReaderQuery } from './policies.ts';

/** Lists the people whom a material version concerns, and when they acknowledged it. Only for administrators. */
export async function listPolicyReaders(
  tx: Tx,
  query: PolicyReaderQuery,
  size = rowsPerPage,
): Promise<Page<PolicyReader>> {
  const { sort, isDescending, after } = query;
  const { rows } = await sql<PolicyReader>`
    select id, full_name as "fullName", email, role, acknowledged_at as "acknowledgedAt"
    from accounts.list_policy_readers(${await filterOf(tx, query)},
      sort_by => ${sort}, is_descending => ${isDescending}, after_id => ${after}, page_size => ${size + 1})`.execute(
    tx,
  );
  return toPage(rows, size, ({ id }) => id);
}

export async function countPolicyReaders(tx: Tx, query: PolicyReaderQuery): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select accounts.count_policy_readers(${await filterOf(tx, query)}) as count`.execute(tx);
  return Number(rows[0]?.count);
}

async function filterOf(tx: Tx, query: PolicyReaderQuery): Promise<RawBuilder<unknown>> {
  const { search, filters } = query;
  return sql`version_id => ${await versionOf(tx, query)}, search => ${search},
    only_state => ${filters.state}, only_role => ${filters.role}`;
}

async function versionOf(tx: Tx, { filters }: PolicyReaderQuery): Promise<string | null> {
  if (filters.version !== null) return filters.version;
  const latest = await tx
    .selectFrom('policy_versions')
    .select('id')
    .where('is_material', '=', true)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return latest?.id ?? null;
}
