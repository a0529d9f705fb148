import type pg from 'pg';

/** Names in order; none for a database without tables of this product. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') is not null as is_there`);
  if (!found[0]?.is_there) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
}
