import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { NewPasskey } from './passkeys.schema.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';
import { type RelyingParty, registrationOptions, verifyRegistration } from './relying-party.server.ts';

interface PasskeyHolder {
  email: string;
  fullName: string;
  token: string;
}

/** @returns the WebAuthn options for the browser; null without a recent password or with ten passkeys */
export async function beginPasskey(tx: PersonWriteTx, relyingParty: RelyingParty, { token, ...holder }: PasskeyHolder) {
  const { rows } = await sql<{ challenge: Buffer; credential_ids: Buffer[] }>`
    select * from accounts.begin_passkey(${tokenHash(token)})`.execute(tx);
  const [row] = rows;
  return row
    ? registrationOptions(relyingParty, {
        ...holder,
        personId: tx.me,
        challenge: row.challenge,
        knownIds: row.credential_ids,
      })
    : null;
}

/** `codes` are the new recovery codes; null if the person has kept earlier ones. */
export type AddedPasskey =
  | { outcome: 'added'; codes: string[] | null }
  | { outcome: 'invalid' }
  | { outcome: 'refused' };

/**
 * Adds a passkey of the person of the transaction. The challenge is used up in any case.
 * @returns `invalid` for a wrong signature or challenge; `refused` if the password was not entered a short time ago, there
 * are ten passkeys, or this one is known
 */
export async function addPasskey(
  tx: WriteTx,
  relyingParty: RelyingParty,
  token: string,
  { name, response }: NewPasskey,
): Promise<AddedPasskey> {
  const taken = await sql<{ challenge: Buffer | null }>`
    select accounts.take_passkey_challenge(${tokenHash(token)}) as challenge`.execute(tx);
  const challenge = taken.rows[0]?.challenge;
  const verified = challenge ? await verifyRegistration(relyingParty, response, challenge) : null;
  if (!verified) return { outcome: 'invalid' };
  const { codes, hashes } = makeRecoveryCodes();
  const { credentialId, publicKey, counter, transports } = verified;
  const { rows } = await sql<{ outcome: 'added' | 'added with codes' | 'refused' }>`
    select accounts.add_passkey(
      presented_token_hash => ${tokenHash(token)},
      new_credential_id => ${credentialId},
      new_public_key => ${publicKey},
      new_counter => ${counter},
      new_transports => ${transports}::text[],
      new_name => ${name},
      code_hashes => ${hashes}::bytea[]) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'refused';
  if (outcome === 'refused') return { outcome };
  return { outcome: 'added', codes: outcome === 'added with codes' ? codes : null };
}

/** @returns false if the password was not entered a short time ago, or there is no such passkey of the person */
export async function removePasskey(tx: WriteTx, token: string, passkeyId: string): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`
    select accounts.remove_passkey(${tokenHash(token)}, ${passkeyId}) as removed`.execute(tx);
  return rows[0]?.removed ?? false;
}
