import pg from 'pg';
import { retention } from '#content/translations/en/retention.ts';
import { applyRetention, reportRetention } from '#jobs/apply-retention.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';
import { connectExistingDatabase, openExistingDatabase, type ReadyDatabase } from '#server/database.ts';
import { nameDatabase } from './name-database.ts';
import { runCommand } from './run-command.ts';

const usage = `Deletes the records whose retention period has ended, as the server does every night. Works while the server runs.

  npm run retention -- --dry-run
  npm run retention

  --dry-run   only print how many records each rule would delete, and the date of the oldest`;

await runCommand({
  usage,
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: (values) => run(values['dry-run']),
});

async function run(isDryRun: boolean): Promise<void> {
  const settings = readSettings(process.env);
  await (isDryRun ? report(settings) : apply(settings));
}

async function report(settings: Settings): Promise<void> {
  const database = await connectExistingDatabase(settings);
  await withOwner(settings, database, async (owner) => {
    for (const { name, period, count, oldest } of await reportRetention(owner)) {
      const since = oldest ? `, oldest of ${oldest.toISOString().slice(0, 10)}` : '';
      console.log(`${retention[`retention.rule.${name}`]}: ${count} to delete${since} (kept: ${period})`);
    }
  });
}

async function apply(settings: Settings): Promise<void> {
  const database = await openExistingDatabase(settings);
  await withOwner(settings, database, async (owner) => {
    for (const { name, deleted } of await applyRetention({ owner, keyring: database.keyring }))
      console.log(`${retention[`retention.rule.${name}`]}: ${deleted} deleted`);
  });
}

async function withOwner(
  settings: Settings,
  database: Pick<ReadyDatabase, 'owner' | 'stop'>,
  work: (owner: pg.Pool) => Promise<void>,
): Promise<void> {
  nameDatabase(settings);
  const owner = new pg.Pool({ ...database.owner, max: 1 });
  owner.on('error', () => {});
  try {
    await work(owner);
  } finally {
    await owner.end().catch(() => {});
    await database.stop();
  }
}
