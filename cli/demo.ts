import { DemoRefused } from '#database/demo/add-people.ts';
import { people, students } from '#database/demo/people.ts';
import { fillDemo } from '#database/demo.ts';
import { readSettings, SettingsError } from '#platform/settings.server.ts';
import { openDatabase } from '#server/database.ts';
import { explainFailure } from '#server/start-failures.ts';

/* `npm run demo`: `npm start` with demo data in a separate data folder. @see contract "demo" */

process.env['DATA_DIR'] ||= './data-demo';

try {
  await prepareSample();
} catch (error) {
  console.error(error instanceof DemoRefused ? error.message : explainFailure(error));
  process.exit(1);
}
await import('#server/main.ts');
listAccounts();

/** Must run before the server starts. */
async function prepareSample(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null) {
    // The demo passwords are public.
    throw new SettingsError('The demo has a database of its own: start it without DATABASE_URL.');
  }
  const database = await openDatabase(settings);
  try {
    await fillDemo(database.owner, database.keyring);
  } finally {
    await database.stop();
  }
}

function listAccounts(): void {
  console.log(`\nThis is the demo: invented families with ${students.length} children. Sign in with`);
  for (const { email, password, role, fullName, is } of Object.values(people)) {
    console.log(`  ${role.padEnd(7)} ${email.padEnd(33)} ${password.padEnd(17)} ${fullName}, ${is}`);
  }
}
