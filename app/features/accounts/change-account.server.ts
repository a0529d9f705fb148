import { sql } from 'kysely';
import type { Role } from '#content/roles.ts';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { refusalCodes, sqlState } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { temporaryPasswordExpiry } from './passwords.server.ts';

/** Ends all sessions of the person. @throws AccountRefused @see R7 @see R8 */
export async function setTemporaryPassword(tx: WriteTx, personId: string, passwordHash: string): Promise<void> {
  await refuseUnless(
    sql<Done>`select accounts.set_temporary_password(${personId}, ${passwordHash}, ${temporaryPasswordExpiry()}) as done`,
    tx,
  );
  await recordAuditEvent(tx, { event: 'temporary password set', subject: { type: 'account', id: personId } });
}

/** Ends all sessions. @throws AccountRefused for one's own account and the last active administrator @see R8 */
export async function suspendAccount(tx: PersonWriteTx, personId: string): Promise<void> {
  if (personId === tx.me) throw new AccountRefused('own account');
  await refuseUnless(sql<Done>`select accounts.suspend(${personId}) as done`, tx);
  await recordAuditEvent(tx, { event: 'account suspended', subject: { type: 'account', id: personId } });
}

/** @throws AccountRefused */
export async function reactivateAccount(tx: WriteTx, personId: string): Promise<void> {
  await refuseUnless(sql<Done>`select accounts.reactivate(${personId}) as done`, tx);
  await recordAuditEvent(tx, { event: 'account reactivated', subject: { type: 'account', id: personId } });
}

/** Ends all sessions. @throws AccountRefused for the last active administrator @see R8 */
export async function changeRole(tx: WriteTx, personId: string, role: Role): Promise<void> {
  // Before the change: somebody who gives up the role administrator could not record it afterwards.
  await recordAuditEvent(tx, {
    event: 'account role changed',
    subject: { type: 'account', id: personId },
    details: { role },
  });
  await refuseUnless(sql<Done>`select accounts.change_role(${personId}, ${role}) as done`, tx);
}

export class AccountRefused extends Refused<
  'unknown account' | 'last admin' | 'own account' | 'address in use' | 'invitation accepted' | 'no second factor'
> {}

type Done = { done: boolean };

async function refuseUnless(change: ReturnType<typeof sql<Done>>, tx: WriteTx): Promise<void> {
  const { rows } = await change.execute(tx).catch((error: unknown) => {
    throw sqlState(error) === refusalCodes.lastAdministrator
      ? new AccountRefused('last admin', { cause: error })
      : error;
  });
  if (!rows[0]?.done) throw new AccountRefused('unknown account');
}
