import { sql } from 'kysely';
import { type Language, languageCodes } from '#content/languages.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { refusalCodes, sqlState } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { ErasureObstacle } from './removal-obstacles.server.ts';

/** `password`: the actor must enter theirs again. */
export class ErasureRefused extends Refused<ErasureObstacle | 'unknown account' | 'last admin' | 'password'> {}

/**
 * Returns the person's language, for the mail to them.
 * @param token of the actor's session
 * @param sealedName stored only if a safeguarding record names the account
 * @throws ErasureRefused @see PD-63
 */
export async function eraseAccount(
  tx: WriteTx,
  { token, personId, sealedName }: { token: string; personId: string; sealedName: Buffer },
): Promise<Language | null> {
  const { rows } = await sql<{ outcome: ErasureRefused['reason'] | 'erased'; language: string | null }>`
    select outcome, chosen_language as language from accounts.erase_account(${tokenHash(token)}, ${personId}, ${sealedName})`
    .execute(tx)
    .catch((error: unknown) => {
      throw sqlState(error) === refusalCodes.lastAdministrator
        ? new ErasureRefused('last admin', { cause: error })
        : error;
    });
  const { outcome, language } = rows[0] ?? { outcome: 'unknown account', language: null };
  if (outcome !== 'erased') throw new ErasureRefused(outcome);
  await recordAuditEvent(tx, { event: 'account erased', subject: { type: 'account', id: personId } });
  return languageCodes.find((code) => code === language) ?? null;
}
