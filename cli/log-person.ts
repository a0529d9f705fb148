import pg from 'pg';
import { parseKeys } from '#platform/keyring.server.ts';
import { personDigests } from '#platform/person-digest.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { connectExistingDatabase, readKeys } from '#server/database.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';
import { runCommand } from './run-command.ts';

const usage = `Prints the values of "person" that stand for an account in the log of requests, one for each encryption key.

  npm run log-person -- name@example.org`;

await runCommand({
  usage,
  options: {},
  maxArguments: 1,
  run: async (_, [email]) => {
    if (email === undefined) throw new CommandError(usage);
    await printDigests(email);
  },
});

async function printDigests(email: string): Promise<void> {
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
