import { text } from 'node:stream/consumers';
import { translations } from '#content/translations/en.ts';
import { NewAccountSchema } from '#features/accounts/accounts.schema.ts';
import { AccountRefused } from '#features/accounts/change-account.server.ts';
import { createAccount } from '#features/accounts/create-account.server.ts';
import { findWeakness } from '#features/accounts/password-blocklist.server.ts';
import { hashPassword, temporaryPasswordExpiry } from '#features/accounts/passwords.server.ts';
import { makeInvitationLink } from '#features/accounts/renew-invitation-link.server.ts';
import { makeTemporaryPassword } from '#features/accounts/temporary-password.ts';
import { openPool, visitor, writeAs } from '#platform/database.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { openExistingDatabase } from '#server/database.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';
import { runCommand } from './run-command.ts';

const usage = `Creates an account, also while the server runs. Start the server once before: it creates the database.

  npm run create-user -- --role admin --name "Full Name" --email name@example.org

  --role            parent, mentor or admin
  --password-stdin  reads the password from standard input; then no change is forced at the first sign-in.
                    Without it a temporary password is made and printed, valid for 72 hours.
  --link            prints a link to choose the password instead, valid for 7 days, once.
  --language        en, ar, fr or zh: of the portal and of mails to this person`;

await runCommand({
  usage,
  options: {
    role: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    'password-stdin': { type: 'boolean', default: false },
    link: { type: 'boolean', default: false },
    language: { type: 'string' },
  },
  run: async ({ role, name, email, language, link: isByLink, 'password-stdin': isTyped }) => {
    if (role === undefined || name === undefined || email === undefined) throw new CommandError(usage);
    if (isByLink && isTyped) throw new CommandError('Use either --link or --password-stdin.');
    const ownPassword = isTyped ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
    await createUser({ role, name, email, ownPassword, language, isByLink });
  },
});

interface NewUser {
  role: string;
  name: string;
  email: string;
  /** Null: a temporary password is made, or a link. */
  ownPassword: string | null;
  language: string | undefined;
  isByLink: boolean;
}

async function createUser({ role, name, email, ownPassword, language, isByLink }: NewUser): Promise<void> {
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

function checked(typed: { fullName: string; email: string; role: string; password: string; language?: string }) {
  const { data, error } = NewAccountSchema.safeParse(typed);
  if (data) return data;
  const explain = (text: string) =>
    Object.hasOwn(translations, text) ? translations[text as keyof typeof translations] : text;
  throw new CommandError(error.issues.map((issue) => `${issue.path.join('.')}: ${explain(issue.message)}`).join('\n'));
}
