import type { ClientBase } from 'pg';
import { quoted } from './database-catalogue.server.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops foreign keys and triggers during `load`, then restores and checks them. Needs a transaction of the owner. */
export async function loadWithoutConstraints(
  client: ClientBase,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map(quoted);
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select quote_ident(nspname) || '.' || quote_ident(relname) as table, quote_ident(conname) as name,
       pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and conparentid = 0 and conrelid = any ($1::regclass[])`,
    [names],
  );
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of names) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await load();
  for (const table of names) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
