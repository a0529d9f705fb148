import { type FoundAccount, findAccount } from '../../../features/accounts/account-list.server.ts';
import type { Role } from '../../../features/accounts/accounts.ts';
import { temporaryPasswordHours } from '../../../features/accounts/passwords.server.ts';
import { countLinkedStudents, type LinkedStudents } from '../../../features/students/linked-students.server.ts';
import { person, readAs } from '../../../platform/doors.server.ts';

export type AccountIntent = 'suspend' | 'reactivate' | 'change-role' | 'new-password';

/** A change of an account that an administrator has not confirmed yet, and what its effect depends on. */
export interface AccountConfirmation {
  /** The request's id: a new question is a new dialog. */
  id: string;
  intent: Exclude<AccountIntent, 'reactivate'>;
  /** The role to give, for `change-role`. */
  role: Role | null;
  account: FoundAccount;
  isOwn: boolean;
  students: LinkedStudents;
  temporaryPasswordHours: number;
}

export type RequestedChange = { intent: AccountIntent; role: Role | null; accountId: string; actorId: string };

/**
 * What to confirm before a change, or null where nothing would be lost: the account is suspended already, has that role
 * already, is reactivated, or the change is refused anyway.
 * @returns 'unknown account' where the actor sees none of this id
 */
export function confirmationFor({ intent, role, accountId, actorId }: RequestedChange, requestId: string) {
  return readAs(person(actorId), async (tx): Promise<AccountConfirmation | 'unknown account' | null> => {
    const account = await findAccount(tx, accountId);
    if (!account) return 'unknown account';
    const isOwn = accountId === actorId;
    if (intent === 'reactivate') return null;
    if (intent === 'suspend' && (isOwn || account.suspendedAt !== null)) return null;
    if (intent === 'change-role' && account.role === role) return null;
    const students = await countLinkedStudents(tx, accountId);
    return { id: requestId, intent, role, account, isOwn, students, temporaryPasswordHours };
  });
}
