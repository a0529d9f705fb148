import { sql } from 'kysely';
import { person, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { hashWith } from './passwords.server.ts';
import { beginPasswordChange, limitConcurrency, type PasswordChange, type TooManyAttempts } from './sign-in.server.ts';

export type PasswordProof = { outcome: 'confirmed' } | { outcome: 'refused' } | TooManyAttempts | { outcome: 'busy' };

type Confirmation = Omit<PasswordChange, 'newPassword' | 'deviceToken'>;

/** Wrong passwords have the limits of a password change, per session. @see R6 @see PD-40 */
export function confirmPassword(confirmation: Confirmation): Promise<PasswordProof> {
  return limitConcurrency(confirmation.network, () => tryConfirming(confirmation));
}

async function tryConfirming({ session, token, currentPassword, network }: Confirmation): Promise<PasswordProof> {
  const begun = await beginPasswordChange({ token, network });
  if (begun === null) return { outcome: 'refused' };
  if (begun.outcome === 'too many') return begun;
  const hash = await hashWith(begun.settings, currentPassword);
  const { rows } = await writeAs(person(session.personId), (tx) =>
    sql<{ confirmed: boolean }>`select accounts.confirm_password(${tokenHash(token)}, ${begun.attempt}, ${hash})
      as confirmed`.execute(tx),
  );
  return { outcome: rows[0]?.confirmed ? 'confirmed' : 'refused' };
}
