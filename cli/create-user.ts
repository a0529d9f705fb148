import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { NewAccountSchema } from '../app/features/accounts/accounts.schema.ts';
import { AccountRefused } from '../app/features/accounts/change-account.server.ts';
import { createAccount } from '../app/features/accounts/create-account.server.ts';
import { findWeakness } from '../app/features/accounts/password-blocklist.server.ts';
import { hashPassword, temporaryPasswordExpiry } from '../app/features/accounts/passwords.server.ts';
import { makeInvitationLink } from '../app/features/accounts/renew-invitation-link.server.ts';
import { makeTemporaryPassword } from '../app/features/accounts/temporary-password.ts';
import { openPool, visitor, writeAs } from '../app/platform/database.server.ts';
import { readSettings } from '../app/platform/settings.server.ts';
import { translations } from '../content/translations/en.ts';
import { openExistingDatabase } from '../server/database.ts';
import { explainFailure } from '../server/start-failures.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';

const usage = `Creates an account, also while the server runs. Start the server once before: it creates the database.

  npm run create-user -- --role admin --name "Full Name" --email name@example.org

  --role            parent, mentor or admin
  --password-stdin  reads the password from standard input; then no change is forced at the first sign-in.
                    Without it a temporary password is made and printed, valid for 72 hours.
  --link            prints a link to choose the password instead, valid for 7 days, once.
  --language        en, ar, fr or zh: of the portal and of mails to this person`;

try {
  await createUser();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explainFailure(error));
  process.exitCode = 1;
}

async function createUser(): Promise<void> {
  const { role, name, email, ownPassword, language, isByLink } = await readArguments();
  const password = ownPassword ?? makeTemporaryPassword();
  const account = checked({ fullName: name, email, role, password, ...(language !== undefined && { language }) });
  const weakness = await findWeakness(password, account);
  if (weakness) throw new CommandError(`password: ${translations[`validation.password.${weakness}`]}`);
  const settings = readSettings(process.env);
  const database = await openExistingDatabase(settings);
  nameDatabase(settings);
  // Run as the owner role, which has the permissions of an administrator.
  const closePool = openPool({ ...database.owner, max: 1 });
  let token: string | null = null;
  try {
    const passwordHash = isByLink ? null : await hashPassword(password);
    const temporaryPasswordUntil = isByLink || ownPassword !== null ? null : temporaryPasswordExpiry();
    token = await writeAs(visitor, async (tx) => {
      const id = await createAccount(tx, { ...account, passwordHash, temporaryPasswordUntil });
      return isByLink ? makeInvitationLink(tx, id) : null;
    });
  } catch (error) {
    throw error instanceof AccountRefused
      ? new CommandError('An account with this email address already exists.')
      : error;
  } finally {
    await closePool();
    await database.stop();
  }
  console.log(`Created ${account.email} with ${account.role} role.`);
  if (token !== null)
    console.log(`Link to choose a password, valid for 7 days: ${settings.appUrl.origin}/reset-password?token=${token}`);
  else if (ownPassword === null) console.log(`Temporary password, valid for 72 hours: ${password}`);
}

async function readArguments() {
  const { values } = parseOptions();
  const { role, name, email, language, link: isByLink } = values;
  if (values.help || role === undefined || name === undefined || email === undefined) throw new CommandError(usage);
  if (isByLink && values['password-stdin']) throw new CommandError('Use either --link or --password-stdin.');
  const ownPassword = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  return { role, name, email, ownPassword, language, isByLink };
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        role: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
        link: { type: 'boolean', default: false },
        language: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function checked(typed: { fullName: string; email: string; role: string; password: string; language?: string }) {
  const { data, error } = NewAccountSchema.safeParse(typed);
  if (data) return data;
  const explain = (text: string) =>
    Object.hasOwn(translations, text) ? translations[text as keyof typeof translations] : text;
  throw new CommandError(error.issues.map((issue) => `${issue.path.join('.')}: ${explain(issue.message)}`).join('\n'));
}
