import { parseArgs } from 'node:util';
import pg from 'pg';
import { parseKeys } from '../app/platform/keyring.server.ts';
import { personDigests } from '../app/platform/person-digest.server.ts';
import { readSettings } from '../app/platform/settings.server.ts';
import { connectExistingDatabase, readKeys } from '../server/database.ts';
import { explainFailure } from '../server/start-failures.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';

const usage = `Prints the values of "person" that stand for an account in the log of requests, one for each encryption key.

  npm run log-person -- name@example.org`;

try {
  await run(readArguments());
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explainFailure(error));
  process.exitCode = 1;
}

async function run(email: string): Promise<void> {
  const settings = readSettings(process.env);
  const database = await connectExistingDatabase(settings);
  const client = new pg.Client(database.owner);
  client.on('error', () => {});
  try {
    await client.connect();
    nameDatabase(settings);
    const { rows } = await client.query<{ id: string }>('select id from profiles where lower(email) = lower($1)', [
      email,
    ]);
    const [person] = rows;
    if (!person) throw new CommandError(`No account has the address ${email}.`);
    for (const digest of personDigests(parseKeys(await readKeys(settings)), person.id)) console.log(digest);
  } finally {
    await client.end().catch(() => {});
    await database.stop();
  }
}

function readArguments(): string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', default: false } },
    });
    const [email, ...others] = positionals;
    if (!values.help && email !== undefined && others.length === 0) return email;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  throw new CommandError(usage);
}
