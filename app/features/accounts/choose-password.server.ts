import { sql } from 'kysely';
import { visitor, writeAs } from '#platform/database.server.ts';
import { hashOrNull, makeToken, tokenHash } from '#platform/tokens.server.ts';
import { findPasswordLink } from './password-links.server.ts';
import { hashPassword, hashWith } from './passwords.server.ts';
import { limitConcurrency, type SignInResult } from './sign-in.server.ts';

export interface PasswordChoice {
  /** The token of the link. */
  token: string;
  newPassword: string;
  /** IPv4 address or IPv6 /64. */
  network: string;
  /** Session and device cookies of the browser. */
  oldToken: string | null;
  deviceToken?: string | null;
}

export type PasswordChoiceResult =
  | Extract<SignInResult, { outcome: 'signed in' | 'second factor' | 'suspended' | 'busy' }>
  | { outcome: 'unchanged' | 'invalid' };

/** Signs in. @returns `unchanged` if the new password is the temporary one @see R7 @see R8 @see PD-85 */
export function choosePassword(choice: PasswordChoice): Promise<PasswordChoiceResult> {
  return limitConcurrency(choice.network, () => tryChoosing(choice));
}

/** Looks for the link first, so that an invalid token costs no Argon2 hash. */
async function tryChoosing(choice: PasswordChoice): Promise<PasswordChoiceResult> {
  const link = await findPasswordLink(choice.token);
  if (!link) return { outcome: 'invalid' };
  if (link.isSuspended) return { outcome: 'suspended' };
  const { temporarySettings } = link;
  const temporaryHash = temporarySettings === null ? null : await hashWith(temporarySettings, choice.newPassword);
  const newHash = await hashPassword(choice.newPassword);
  const [token, deviceToken] = [makeToken(), makeToken()];
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ outcome: 'opened' | 'second factor' | 'unchanged' | 'suspended' | 'invalid' }>`
      select accounts.use_password_link(
        presented_token_hash => ${tokenHash(choice.token)},
        presented_hash => ${temporaryHash},
        new_password_hash => ${newHash},
        from_network => ${choice.network},
        new_token_hash => ${tokenHash(token)},
        old_token_hash => ${hashOrNull(choice.oldToken)},
        new_device_hash => ${tokenHash(deviceToken)},
        old_device_hash => ${hashOrNull(choice.deviceToken)}) as outcome`.execute(tx),
  );
  const outcome = rows[0]?.outcome ?? 'invalid';
  if (outcome === 'opened') return { outcome: 'signed in', token, deviceToken };
  return outcome === 'second factor' ? { outcome, token } : { outcome };
}
