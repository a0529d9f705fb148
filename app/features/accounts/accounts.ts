import type { Role } from '../../../content/roles.ts';

export interface Session {
  id: string;
  personId: string;
  fullName: string;
  email: string;
  role: Role | null;
  mustChangePassword: boolean;
  language: string | null;
}

/** In characters (code points). @see core §9 @see R5 */
export const accountLimits = {
  emailLength: 255,
  passwordMinimum: 12,
  passwordLength: 128,
} as const;

/** `invited`: has a temporary password and has never signed in. `accounts.list_accounts` applies the same rule. */
export const accountStates = ['active', 'invited', 'suspended'] as const;
export type AccountState = (typeof accountStates)[number];

type StateOf = { suspendedAt: Date | null; lastSignInAt: Date | null; temporaryPasswordExpiresAt: Date | null };

export function accountStateOf({ suspendedAt, lastSignInAt, temporaryPasswordExpiresAt }: StateOf): AccountState {
  if (suspendedAt) return 'suspended';
  return lastSignInAt === null && temporaryPasswordExpiresAt !== null ? 'invited' : 'active';
}

export function isInvitationExpired({ temporaryPasswordExpiresAt }: StateOf): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt < new Date();
}

export interface ListedAccount {
  id: string;
  fullName: string;
  email: string;
  role: Role | null;
  suspendedAt: Date | null;
  lastSignInAt: Date | null;
  /** Null once the person has chosen a password. */
  temporaryPasswordExpiresAt: Date | null;
  /** State of the newest mail to the person. @see PD-16 */
  mailState: 'waiting' | 'sent' | 'written' | 'failed' | null;
}

export type FoundAccount = Pick<ListedAccount, 'id' | 'fullName' | 'email' | 'role' | 'suspendedAt'>;

export interface PersonChoice {
  id: string;
  fullName: string;
  email: string;
}

export interface AccountFilter {
  search: string;
  role: Role | null;
  state: AccountState | null;
  after: { fullName: string; id: string } | null;
}
