import type { Role } from '#content/roles.ts';
import { findAccount } from '#features/accounts/accounts.server.ts';
import type { FoundAccount } from '#features/accounts/accounts.ts';
import { temporaryPasswordHours } from '#features/accounts/passwords.server.ts';
import { countLinkedStudents } from '#features/students/students.server.ts';
import type { LinkedStudents } from '#features/students/students.ts';
import type { Question } from '#forms/confirmation.ts';
import { person, readAs } from '#platform/database.server.ts';

export type AccountIntent =
  | 'suspend'
  | 'reactivate'
  | 'change-role'
  | 'new-password'
  | 'remove-second-factors'
  | 'resend-invitation';

export interface AccountConfirmation extends Question {
  intent: Exclude<AccountIntent, 'reactivate' | 'resend-invitation'>;
  role: Role | null;
  account: FoundAccount;
  isOwn: boolean;
  students: LinkedStudents;
  temporaryPasswordHours: number;
}

export type RequestedChange = { intent: AccountIntent; role: Role | null; accountId: string; actorId: string };

/** Changes by which somebody who finds a signed-in browser would gain access, or take it from others. @see PD-65 */
export const needsRecentPassword = ({ intent }: RequestedChange): boolean =>
  intent !== 'reactivate' && intent !== 'resend-invitation';

/**
 * What to confirm before a change; null if nothing would be lost: the account is already suspended or has the role,
 * is being reactivated or invited again, or the change will be refused.
 * @returns 'unknown account' if the actor cannot see the account
 */
export function confirmationFor({ intent, role, accountId, actorId }: RequestedChange) {
  return readAs(person(actorId), async (tx): Promise<AccountConfirmation | 'unknown account' | null> => {
    const account = await findAccount(tx, accountId);
    if (!account) return 'unknown account';
    const isOwn = accountId === actorId;
    if (intent === 'reactivate' || intent === 'resend-invitation') return null;
    if (intent === 'suspend' && (isOwn || account.suspendedAt !== null)) return null;
    if (intent === 'change-role' && account.role === role) return null;
    const students = await countLinkedStudents(tx, accountId);
    const fields = { intent, accountId, ...(role && { role }) };
    return { intent, role, account, isOwn, students, temporaryPasswordHours, fields };
  });
}
