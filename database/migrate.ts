import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { log } from '#platform/log.server.ts';
import { restrictDatabase } from './access.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { listAppliedMigrations } from './applied-migrations.ts';
import { baseline, fromBaseline, hasUnboundMessages, tooOld } from './baseline.ts';
import { DatabaseNotPrepared } from './not-prepared.ts';
import { digestOf, migrationName, readRelease, type Source } from './release.ts';
import { sortByCalls } from './script-order.ts';
import { identityKey, paddedKeys, webPassword } from './secrets.ts';

const projectFolder = path.resolve(import.meta.dirname, '..');
/** Grants and policies: after all other scripts. */
const policies = 'database/policies.sql';

/** Triggers and their functions; those that a script no longer has would stay. */
const dropTriggers = `do $$ declare called regprocedure; begin
  for called in select oid from pg_proc where prorettype = 'trigger'::regtype and proowner = current_user::regrole
    and pronamespace::regnamespace::text in ('public', 'accounts')
  loop execute format('drop function %s cascade', called); end loop;
end $$`;
/** Limit for a migration, and for waiting until another instance has finished one. */
const maxStatementMilliseconds = 10 * 60_000;
const maxRoleChanges = 10;

/** Migrations and scripts of a release, in the order in which they are applied. Names are paths from the project folder. */
export interface ReleaseSources {
  release: number;
  migrations: Source[];
  scripts: Source[];
}

/**
 * Migrates a database to this version: migrations, functions, triggers, policies, the queue's schema and the web
 * role. Safe to run concurrently: one instance works while the others wait.
 * @param owner connects with a password as the role that owns the database (may create roles)
 * @param folder contains `database/` and `app/features/`
 * @returns the connection of the web role
 * @throws DatabaseNotPrepared with the name of the failed file
 */
export async function prepareDatabase(
  owner: pg.ClientConfig,
  folder: string = projectFolder,
): Promise<pg.ClientConfig> {
  return migrateToRelease(owner, await readReleaseSources(folder));
}

export async function readReleaseSources(folder: string = projectFolder): Promise<ReleaseSources> {
  const [sources, { number: release }] = await Promise.all([
    readSources(folder),
    readRelease(path.join(folder, 'database')),
  ]);
  return { release, ...sources };
}

export async function migrateToRelease(
  owner: pg.ClientConfig,
  { release, ...sources }: ReleaseSources,
): Promise<pg.ClientConfig> {
  if (typeof owner.password !== 'string' || owner.password === '')
    // An empty password would make the derived web password guessable.
    throw new DatabaseNotPrepared(
      'DATABASE_URL must contain a password: the password of the web role is derived from it.',
    );
  const web = { ...owner, user: 'app_web', password: webPassword(owner) };
  const version = digestOf([...sources.migrations, ...sources.scripts, ['web', web.password]]);
  const client = new pg.Client({ ...owner, query_timeout: maxStatementMilliseconds });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.start]);
    const applied = await appliedRelease(client);
    if (applied.version !== version) {
      const problem = await unknownMigrationsProblem(client, { release, ...sources });
      if (problem !== null) throw new DatabaseNotPrepared(problem);
      if (applied.release > release) await keepNewerRelease(client, applied.release, release, web.password);
      else {
        // Its packages have hundreds of modules, which most starts do not need.
        const { runMigrations } = await import('./run-migrations.ts');
        const connection = { ...owner, query_timeout: maxStatementMilliseconds };
        await runMigrations(connection, sources.migrations, { replacesMigrations: await isBeforeBaseline(client) });
        await setWebPassword(client, web.password);
        await applyScripts(client, sources.scripts, { version, release });
      }
    }
    await storeIdentityKey(client, owner);
    await restrictDatabase(client);
  } finally {
    await client.end();
  }
  return web;
}

export async function readSources(
  folder: string = projectFolder,
): Promise<{ migrations: Source[]; scripts: Source[] }> {
  const read = async (pattern: string): Promise<Source[]> => {
    const sources: Source[] = [];
    for await (const name of glob(pattern, { cwd: folder }))
      sources.push([name, await readFile(path.join(folder, name), 'utf8')]);
    return sources.sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const [migrations, own, ofFeatures] = await Promise.all([
    read('database/migrations/*.sql'),
    read('database/*.sql'),
    read('app/features/*/*.sql'),
  ]);
  const scripts = sortByCalls([...own, ...ofFeatures]);
  const isLast = ([name]: Source) => name === policies;
  return { migrations, scripts: [...scripts.filter((script) => !isLast(script)), ...scripts.filter(isLast)] };
}

/** A new database has release 0. */
async function appliedRelease(client: pg.Client): Promise<{ version: string | null; release: number }> {
  const none = { version: null, release: 0 };
  const { rows } = await client.query(`select to_regclass('public.applied_scripts') is not null as is_there`);
  if (!rows[0].is_there) return none;
  const applied = await client.query<{ version: string; release: number }>(
    'select version, release from public.applied_scripts',
  );
  return applied.rows[0] ?? none;
}

/** Keeps the functions and policies of the newer version. */
async function keepNewerRelease(client: pg.Client, newer: number, release: number, webPassword: string): Promise<void> {
  log.warn(
    { databaseRelease: newer, programRelease: release },
    'a newer release has prepared this database: its functions and policies are kept; update this program',
  );
  await setWebPassword(client, webPassword);
}

/** Repeated if the migration of another database of the same server changes the role: locks are per database. */
async function setWebPassword(client: pg.Client, password: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`alter role app_web password ${pg.escapeLiteral(password)}`);
      return;
    } catch (error) {
      if (attempt === maxRoleChanges || !isConcurrentUpdate(error)) throw error;
    }
  }
}

/** Compares the message: the SQLSTATE is that of all internal errors. */
const isConcurrentUpdate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.message === 'tuple concurrently updated';

async function isBeforeBaseline(client: pg.Client): Promise<boolean> {
  const applied = await listAppliedMigrations(client);
  return applied.length > 0 && !applied.includes(baseline);
}

/** Explains why this release cannot use a database with migrations that it does not know; null without such migrations. */
export async function unknownMigrationsProblem(
  client: pg.Client,
  { release, migrations }: Pick<ReleaseSources, 'release' | 'migrations'>,
): Promise<string | null> {
  const applied = fromBaseline(await listAppliedMigrations(client));
  if (!applied || (await hasUnboundMessages(client))) return `This database ${tooOld}`;
  const known = new Set(migrations.map(([name]) => migrationName(name)));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return null;
  const { release: preparedBy } = await appliedRelease(client);
  const [subject, names] = ['has migrated this database', unknown.join(', ')];
  if (preparedBy > release)
    return `A newer release (${preparedBy}, this is ${release}) ${subject} (${names}): start that release or a newer one, or restore a backup that was made before.`;
  return (
    `A development version (${preparedBy}, this is ${release}) ${subject} with migrations that no release contains (${names}). ` +
    'It cannot be upgraded: start that version, or restore a backup of a release. docs/operations.md (“Upgrade”) says which databases can be upgraded.'
  );
}

/** Returns the names of this version's migrations. */
export async function listMigrations(): Promise<string[]> {
  return (await readSources()).migrations.map(([name]) => migrationName(name));
}

async function applyScripts(
  client: pg.Client,
  sources: Source[],
  { version, release }: { version: string; release: number },
): Promise<void> {
  await client.query('begin');
  await client.query(dropTriggers);
  for (const [name, text] of sources) {
    await client.query(text).catch((error: unknown) => {
      throw new DatabaseNotPrepared(name, error);
    });
  }
  await client.query(
    'create table if not exists public.applied_scripts (version text not null, release integer not null)',
  );
  await client.query('delete from public.applied_scripts');
  await client.query('insert into public.applied_scripts (version, release) values ($1, $2)', [version, release]);
  await client.query('commit');
}

/** Runs at every start, because a restored database may contain another database's key. */
async function storeIdentityKey(client: pg.Client, owner: pg.ClientConfig): Promise<void> {
  const { inner, outer } = paddedKeys(identityKey(owner));
  await client.query(
    `insert into accounts.identity_key as stored (inner_key, outer_key) values ($1, $2)
     on conflict (is_current) do update set inner_key = excluded.inner_key, outer_key = excluded.outer_key
     where (stored.inner_key, stored.outer_key) <> (excluded.inner_key, excluded.outer_key)`,
    [inner, outer],
  );
}
