import { createHash, createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';

/** Applied anew, in this order, whenever one of them changes. */
const scripts = ['accounts.sql', 'enquiries.sql', 'page-counts.sql', 'triggers.sql', 'policies.sql'];
/** Any number, as long as every instance takes the same one. */
const startLock = 7_240_118;

/**
 * Brings a database to this version: migrations, functions, triggers, policies, the queue's own tables and the web's role.
 * Several instances may start together: one works, the others wait and find it done.
 * @param owner connects with a password as the role that owns the database (may create roles)
 * @param folder of the scripts and their `migrations/`
 * @returns how the web's role connects
 * @throws DatabaseNotPrepared naming the file that failed
 */
export async function prepareDatabase(
  owner: pg.ClientConfig,
  folder: string = import.meta.dirname,
): Promise<pg.ClientConfig> {
  const web = { ...owner, user: 'app_web', password: webPassword(owner) };
  const sources = await readSources(folder);
  const version = digestOf([...sources.migrations, ...sources.scripts, ['web', web.password]]);
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    if ((await appliedVersion(client)) === version) return web;
    await migrate(owner, sources.migrations);
    await applyScripts(client, sources.scripts, web.password, version);
  } finally {
    await client.end();
  }
  return web;
}

/** Every instance derives the same one from what it shares with the others: the owner's password. */
function webPassword({ password }: pg.ClientConfig): string {
  if (typeof password !== 'string' || password === '')
    // anybody could derive the web's password from an empty one
    throw new DatabaseNotPrepared('DATABASE_URL must name a password: the one of the web’s role is derived from it.');
  return createHmac('sha256', password).update('app_web').digest('base64url');
}

/** A file that the database refused, with the database's own words and SQLSTATE. */
export class DatabaseNotPrepared extends Error {
  override readonly name = 'DatabaseNotPrepared';
  readonly code: string | undefined;

  constructor(what: string, cause?: unknown) {
    super(cause instanceof Error ? `${what} failed: ${cause.message}` : what, { cause });
    this.code = cause instanceof pg.DatabaseError ? cause.code : undefined;
  }
}

type Source = readonly [name: string, text: string];

async function readSources(folder: string): Promise<{ migrations: Source[]; scripts: Source[] }> {
  const read = async (name: string): Promise<Source> => [name, await readFile(path.join(folder, name), 'utf8')];
  const names = (await readdir(path.join(folder, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  return {
    migrations: await Promise.all(names.map((name) => read(`migrations/${name}`))),
    scripts: await Promise.all(scripts.map(read)),
  };
}

function digestOf(sources: Source[]): string {
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex');
}

async function appliedVersion(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query(`select to_regclass('public.applied_scripts') is not null as is_there`);
  if (!rows[0].is_there) return null;
  const applied = await client.query('select version from public.applied_scripts');
  return applied.rows[0]?.version ?? null;
}

async function migrate(owner: pg.ClientConfig, sources: Source[]): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 2 });
  // a lost connection fails its query; the event alone must not end the process
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const { error, results = [] } = await new Migrator({
      db,
      provider: { getMigrations: async () => asMigrations(sources) },
    }).migrateToLatest();
    const failed = results.find(({ status }) => status === 'Error');
    if (error) throw failed ? new DatabaseNotPrepared(`migrations/${failed.migrationName}.sql`, error) : error;
  } finally {
    await pool.end();
  }
}

function asMigrations(sources: Source[]): Record<string, Migration> {
  return Object.fromEntries(
    sources.map(([name, text]) => [
      path.basename(name, '.sql'),
      { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
    ]),
  );
}

async function applyScripts(client: pg.Client, sources: Source[], password: string, version: string): Promise<void> {
  await client.query('begin');
  for (const [name, text] of sources) {
    await client.query(text).catch((error: unknown) => {
      throw new DatabaseNotPrepared(name, error);
    });
  }
  await client.query(`alter role app_web password ${pg.escapeLiteral(password)}`);
  await client.query('create table if not exists public.applied_scripts (version text not null)');
  await client.query('delete from public.applied_scripts');
  await client.query('insert into public.applied_scripts values ($1)', [version]);
  await client.query('commit');
}
