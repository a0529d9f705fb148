import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { addressOf } from './test-database.ts';

export interface EmptyDatabase {
  owner: pg.ClientConfig;
  address: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  listRelations(): Promise<string[]>;
  drop(): Promise<void>;
}

export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const { owner: templateOwner, superuser } = inject('template');
  const database = `empty_${randomBytes(6).toString('hex')}`;
  await query(superuser, `create database ${database} owner ${templateOwner.user}`);
  const owner = { ...templateOwner, database };
  return {
    owner,
    address: addressOf(owner),
    query: (text, values) => query(owner, text, values),
    async listRelations() {
      const rows = await query<{ name: string }>(
        owner,
        `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
      );
      return rows.map(({ name }) => name);
    },
    drop: async () => void (await query(superuser, `drop database ${database} with (force)`)),
  };
}

async function query<Row extends pg.QueryResultRow>(
  config: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
