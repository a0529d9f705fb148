import { type Role, roles } from '#content/roles.ts';
import type { QueryOf } from '#platform/lists.ts';

export interface Session {
  id: string;
  personId: string;
  fullName: string;
  email: string;
  role: Role | null;
  mustChangePassword: boolean;
  language: string | null;
  /** IANA name; null: the zone of the device. */
  timeZone: string | null;
  /** Entered in the last 10 minutes. @see PD-40 */
  hasRecentPassword: boolean;
  hasSecondFactor: boolean;
}

export const accountLimits = {
  emailLength: 255,
  passwordMinimum: 12,
  passwordLength: 128,
} as const;

/**
 * `uninvited`: has no password and was never sent a link to choose one. `invited`: has never signed in or chosen a password.
 * `accounts.account_state` decides. @see PD-59
 */
export const accountStates = ['active', 'uninvited', 'invited', 'suspended'] as const;
export type AccountState = (typeof accountStates)[number];

export function isInvitationExpired({ daysLeft }: Pick<ListedAccount, 'daysLeft'>): boolean {
  return daysLeft !== null && daysLeft <= 0;
}

export interface ListedAccount {
  id: string;
  fullName: string;
  email: string;
  role: Role | null;
  state: AccountState;
  suspendedAt: Date | null;
  lastSignInAt: Date | null;
  /** Null once the person has chosen a password. @see PD-15 */
  access: 'temporary password' | 'link' | null;
  /** 0 or less once `access` has expired; null without a link. */
  daysLeft: number | null;
  mailState: 'waiting' | 'sent' | 'written' | 'failed' | 'unconfirmed' | null;
  /** Null if the newest mail was an invitation. Other templates are not named: some tell of a report. */
  failedMail: 'password-reset' | 'credential-changed' | 'other' | 'unconfirmed' | null;
  /** Names of the students whose guardian the person is, without archived ones. */
  students: string[];
}

export type FoundAccount = Pick<ListedAccount, 'id' | 'fullName' | 'email' | 'role' | 'suspendedAt'>;

export interface PersonChoice {
  id: string;
  fullName: string;
  email: string;
}

export const accountList = {
  filters: { role: roles, state: accountStates, signIn: ['never'], mail: ['failed'] },
  sorts: ['name', 'signIn'],
  defaultSort: 'name',
} as const;
export type AccountQuery = QueryOf<typeof accountList>;
