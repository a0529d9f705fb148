import { sql } from 'kysely';
import { readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { hashPassword, temporaryPasswordExpiry } from './passwords.server.ts';
import { limitConcurrency } from './sign-in.server.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

interface Renewal {
  /** Issued for a correct but expired temporary password; valid once, for 15 minutes. */
  proof: string;
  network: string;
  sealForMail(sealer: Sealer, password: string): { id: string; sealedSecret: Buffer };
}

/** @returns `invalid` for a used, expired or unknown proof @see R7 @see PD-34 */
export function renewTemporaryPassword(renewal: Renewal): Promise<{ outcome: 'renewed' | 'invalid' | 'busy' }> {
  return limitConcurrency(renewal.network, () => tryRenewing(renewal));
}

async function tryRenewing({ proof, sealForMail }: Renewal): Promise<{ outcome: 'renewed' | 'invalid' }> {
  if (!(await canRenew(proof))) return { outcome: 'invalid' };
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  const { rows } = await writeAs(visitor, (tx) => {
    const mail = sealForMail(tx, password);
    return sql<{ renewed: boolean }>`select accounts.renew_temporary_password(
      presented_proof_hash => ${tokenHash(proof)},
      new_password_hash => ${passwordHash},
      temporary_until => ${temporaryPasswordExpiry()},
      mail_id => ${mail.id},
      sealed_password => ${mail.sealedSecret}) as renewed`.execute(tx);
  });
  return { outcome: rows[0]?.renewed ? 'renewed' : 'invalid' };
}

/** Checked first, so that an invalid proof costs no Argon2 hash. */
async function canRenew(proof: string): Promise<boolean> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<{ possible: boolean }>`select accounts.can_renew(${tokenHash(proof)}) as possible`.execute(tx),
  );
  return rows[0]?.possible ?? false;
}
