import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { NewAccountSchema } from '../app/features/accounts/accounts.schema.ts';
import { AccountRefused } from '../app/features/accounts/change-account.server.ts';
import { createAccount } from '../app/features/accounts/create-account.server.ts';
import { findWeakness } from '../app/features/accounts/password-blocklist.server.ts';
import { hashPassword, makeTemporaryPassword, temporaryUntil } from '../app/features/accounts/passwords.server.ts';
import { openPool, visitor, writeAs } from '../app/platform/database.server.ts';
import { readSettings } from '../app/platform/settings.server.ts';
import { translations } from '../content/translations/en.ts';
import { openDatabase } from '../server/database.ts';
import { explainFailure } from '../server/start-failures.ts';
import { Mistake } from './mistake.ts';

const usage = `Creates an account, also while the server runs.

  npm run create-user -- --role admin --name "Full Name" --email name@example.org

  --role            parent, mentor or admin
  --password-stdin  reads the password from standard input; then no change is forced at the first sign-in.
                    Without it a temporary password is made and printed, valid for 72 hours.`;

try {
  await createUser();
} catch (error) {
  console.error(error instanceof Mistake ? error.message : explainFailure(error));
  process.exitCode = 1;
}

async function createUser(): Promise<void> {
  const { role, name, email, ownPassword } = await readArguments();
  const password = ownPassword ?? makeTemporaryPassword();
  const account = checked({ fullName: name, email, role, password });
  const weakness = await findWeakness(password, account);
  if (weakness) throw new Mistake(`password: ${translations[`validation.password.${weakness}`]}`);
  const database = await openDatabase(readSettings(process.env));
  // Run as the owner role, which has the permissions of an admin.
  const closePool = openPool({ ...database.owner, max: 1 });
  try {
    const passwordHash = await hashPassword(password);
    const temporaryPasswordUntil = ownPassword === null ? temporaryUntil() : null;
    await writeAs(visitor, (tx) => createAccount(tx, { ...account, passwordHash, temporaryPasswordUntil }, null));
  } catch (error) {
    throw error instanceof AccountRefused ? new Mistake('An account with this email address already exists.') : error;
  } finally {
    await closePool();
    await database.stop();
  }
  console.log(`Created ${account.email} with ${account.role} role.`);
  if (ownPassword === null) console.log(`Temporary password, valid for 72 hours: ${password}`);
}

async function readArguments() {
  const { values } = parseOptions();
  const { role, name, email } = values;
  if (values.help || role === undefined || name === undefined || email === undefined) throw new Mistake(usage);
  const ownPassword = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  return { role, name, email, ownPassword };
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        role: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function checked(typed: { fullName: string; email: string; role: string; password: string }) {
  const { data, error } = NewAccountSchema.safeParse(typed);
  if (data) return data;
  const explain = (text: string) =>
    Object.hasOwn(translations, text) ? translations[text as keyof typeof translations] : text;
  throw new Mistake(error.issues.map((issue) => `${issue.path.join('.')}: ${explain(issue.message)}`).join('\n'));
}
