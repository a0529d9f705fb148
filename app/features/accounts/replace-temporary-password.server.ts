import { sql } from 'kysely';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { hashOrNull, makeToken, tokenHash } from '#platform/tokens.server.ts';
import { hashPassword, hashWith } from './passwords.server.ts';
import {
  beginPasswordChange,
  limitConcurrency,
  type PasswordChange,
  type PasswordChangeResult,
} from './sign-in.server.ts';

export async function isTemporaryPasswordRecent(token: string): Promise<boolean> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<{ proved: boolean }>`select accounts.is_temporary_password_recent(${tokenHash(token)}) as proved`.execute(tx),
  );
  return rows[0]?.proved ?? false;
}

export type FirstPasswordResult = PasswordChangeResult | { outcome: 'unchanged' };

/** @returns `refused` if the session is too old to be a proof; `unchanged` for the temporary password @see R7 */
export function replaceTemporaryPassword(
  change: Omit<PasswordChange, 'currentPassword'>,
): Promise<FirstPasswordResult> {
  return limitConcurrency(change.network, () => tryReplacing(change));
}

async function tryReplacing(change: Omit<PasswordChange, 'currentPassword'>): Promise<FirstPasswordResult> {
  const begun = await beginPasswordChange(change);
  if (begun === null) return { outcome: 'refused' };
  if (begun.outcome === 'too many') return begun;

  const oldSaltHash = await hashWith(begun.settings, change.newPassword);
  const newHash = await hashPassword(change.newPassword);
  const [token, deviceToken] = [makeToken(), makeToken()];
  const { rows } = await writeAs(person(change.session.personId), (tx) =>
    sql<{ outcome: 'changed' | 'unchanged' | 'refused' }>`select accounts.replace_temporary_password(
      presented_token_hash => ${tokenHash(change.token)},
      attempt => ${begun.attempt},
      presented_hash => ${oldSaltHash},
      new_password_hash => ${newHash},
      new_token_hash => ${tokenHash(token)},
      new_device_hash => ${tokenHash(deviceToken)},
      old_device_hash => ${hashOrNull(change.deviceToken)}) as outcome`.execute(tx),
  );
  const outcome = rows[0]?.outcome ?? 'refused';
  return outcome === 'changed' ? { outcome: 'signed in', token, deviceToken } : { outcome };
}
