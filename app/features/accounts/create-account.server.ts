import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { violatedUniqueConstraint } from '#platform/database-errors.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { NewAccount } from './accounts.schema.ts';
import { AccountRefused } from './change-account.server.ts';

/** @throws AccountRefused 'address in use' @see core §5 @see R5 */
export async function createAccount(
  tx: WriteTx,
  account: Omit<NewAccount, 'password' | 'language'> & {
    passwordHash: string | null;
    temporaryPasswordUntil: Date | null;
    language?: Language | null | undefined;
  },
): Promise<string> {
  const { fullName, email, role, passwordHash, temporaryPasswordUntil, language = null } = account;
  const { rows } = await sql<{
    id: string;
  }>`select accounts.create_account(
    name => ${fullName},
    address => ${email},
    new_role => ${role},
    new_password_hash => ${passwordHash},
    temporary_until => ${temporaryPasswordUntil},
    chosen_language => ${language}) as id`
    .execute(tx)
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) ? new AccountRefused('address in use', { cause: error }) : error;
    });
  const id = idOf(rows);
  await recordAuditEvent(tx, { event: 'account created', subject: { type: 'account', id }, details: { role } });
  return id;
}

function idOf(rows: { id: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error('The database returned no id');
  return row.id;
}
