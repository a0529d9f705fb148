import { sql } from 'kysely';
import { visitor, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { findPasswordLink } from './password-links.server.ts';
import { hashPassword, hashWith } from './passwords.server.ts';
import { limitConcurrency } from './sign-in.server.ts';

export interface PasswordChoice {
  token: string;
  newPassword: string;
  network: string;
}

export type PasswordChoiceResult = { outcome: 'changed' | 'unchanged' | 'suspended' | 'invalid' | 'busy' };

/** Does not sign in. @returns `unchanged` if the new password is the temporary one @see R7 @see R8 */
export function choosePassword(choice: PasswordChoice): Promise<PasswordChoiceResult> {
  return limitConcurrency(choice.network, () => tryChoosing(choice));
}

/** Looks for the link first, so that an invalid token costs no Argon2 hash. */
async function tryChoosing({ token, newPassword }: PasswordChoice): Promise<PasswordChoiceResult> {
  const link = await findPasswordLink(token);
  if (!link) return { outcome: 'invalid' };
  if (link.isSuspended) return { outcome: 'suspended' };
  const { temporarySettings } = link;
  const temporaryHash = temporarySettings === null ? null : await hashWith(temporarySettings, newPassword);
  const newHash = await hashPassword(newPassword);
  const { rows } = await writeAs(visitor, (tx) =>
    sql<PasswordChoiceResult>`select accounts.use_password_link(${tokenHash(token)}, ${temporaryHash}, ${newHash})
      as outcome`.execute(tx),
  );
  return rows[0] ?? { outcome: 'invalid' };
}
