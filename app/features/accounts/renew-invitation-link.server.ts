import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { AccountRefused } from './change-account.server.ts';

/** Earlier links become invalid. @returns the token @throws AccountRefused 'invitation accepted' @see PD-15 */
export async function renewInvitationLink(tx: WriteTx, personId: string): Promise<string> {
  const token = await makeInvitationLink(tx, personId);
  await recordAuditEvent(tx, { event: 'invitation sent', subject: { type: 'account', id: personId } });
  return token;
}

/** Makes the link of a new account, without an audit row. */
export async function makeInvitationLink(tx: WriteTx, personId: string): Promise<string> {
  const token = makeToken();
  const { rows } = await sql<{
    done: boolean;
  }>`select accounts.invite(${personId}, ${tokenHash(token)}) as done`.execute(tx);
  if (!rows[0]?.done) throw new AccountRefused('invitation accepted');
  return token;
}
