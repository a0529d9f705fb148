import { runMigrations as migrateQueue } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { baseline } from './baseline.ts';
import { DatabaseNotPrepared } from './not-prepared.ts';
import { migrationName, type Source } from './release.ts';

/** Applies the migrations of the queue and those that the database lacks. @throws DatabaseNotPrepared */
export async function runMigrations(
  owner: pg.PoolConfig,
  sources: Source[],
  { replacesMigrations }: { replacesMigrations: boolean },
): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 2 });
  // The failing query reports a lost connection; the event alone must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrateQueue({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await db.transaction().execute(async (transaction) => {
      if (replacesMigrations) await recordBaseline(transaction);
      const { error, results = [] } = await new Migrator({
        db: transaction,
        provider: { getMigrations: async () => asMigrations(sources) },
        // A branch that is merged later may have a lower number than one that databases have applied.
        allowUnorderedMigrations: true,
      }).migrateToLatest();
      const failed = results.find(({ status }) => status === 'Error');
      if (error)
        throw failed ? new DatabaseNotPrepared(`database/migrations/${failed.migrationName}.sql`, error) : error;
    });
  } finally {
    await pool.end();
  }
}

/** Records the baseline instead of the migrations that it replaces. */
async function recordBaseline(db: Kysely<unknown>): Promise<void> {
  await sql`with replaced as (delete from public.kysely_migration returning timestamp)
    insert into public.kysely_migration (name, timestamp) select ${baseline}, max(timestamp) from replaced`.execute(db);
}

export function asMigrations(sources: Source[]): Record<string, Migration> {
  return Object.fromEntries(
    sources.map(([name, text]) => [migrationName(name), { up: (db: Kysely<unknown>) => runMigration(db, text) }]),
  );
}

/** The migrator sends a statement after a failure, whose error in an aborted transaction would hide the cause. */
async function runMigration(db: Kysely<unknown>, text: string): Promise<void> {
  await sql`savepoint migration`.execute(db);
  try {
    await sql.raw(text).execute(db);
  } catch (error) {
    await sql`rollback to savepoint migration`.execute(db).catch(() => {});
    throw error;
  }
}
