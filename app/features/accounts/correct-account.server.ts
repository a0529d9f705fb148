import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { violatedUniqueConstraint } from '#platform/database-errors.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { AccountRefused } from './change-account.server.ts';

/** @throws AccountRefused 'unknown account' */
export async function correctName(tx: WriteTx, personId: string, fullName: string): Promise<void> {
  const { rows } = await sql<{ done: boolean }>`
    select accounts.correct_name(${personId}, ${fullName}) as done`.execute(tx);
  if (!rows[0]?.done) throw new AccountRefused('unknown account');
  await recordAuditEvent(tx, { event: 'account name changed', subject: { type: 'account', id: personId } });
}

/** `invite`: the person has not chosen a password, and needs a new invitation. `uninvited`: nobody is told. */
export type CorrectedAccount = 'active' | 'invite' | 'uninvited' | 'suspended';

/**
 * Ends all sessions and links of the person.
 * @throws AccountRefused 'address in use', 'own account', 'unknown account' @see R8, PD-52
 */
export async function correctEmail(tx: PersonWriteTx, personId: string, email: string): Promise<CorrectedAccount> {
  if (personId === tx.me) throw new AccountRefused('own account');
  const { rows } = await sql<{ state: CorrectedAccount | null }>`
    select accounts.correct_email(${personId}, ${email}) as state`
    .execute(tx)
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) ? new AccountRefused('address in use', { cause: error }) : error;
    });
  const state = rows[0]?.state;
  if (!state) throw new AccountRefused('unknown account');
  return state;
}
