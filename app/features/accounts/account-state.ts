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
