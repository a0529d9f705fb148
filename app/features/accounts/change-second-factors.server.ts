import { type RawBuilder, sql } from 'kysely';
import type { WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { seal } from '../../platform/sealing.server.ts';
import { tokenHash } from '../../platform/tokens.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { AccountRefused } from './change-account.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';
import { authenticatorContext } from './sealed-authenticators.server.ts';
import { checkCode } from './totp.server.ts';

interface NewAuthenticator {
  personId: string;
  token: string;
  /** Base32, as shown to the person. */
  secret: string;
  /** Proves that the app has the secret. */
  code: string;
}

/** `codes` are the new recovery codes; null if the person has kept earlier ones. */
export type Enrolment = { outcome: 'added'; codes: string[] | null } | { outcome: 'wrong code' | 'refused' };

/**
 * Adds the authenticator app of the person of the transaction.
 * @returns `refused` if the password was not entered a short time ago, or there is an app
 */
export async function addAuthenticator(
  tx: WriteTx,
  keyring: Keyring,
  { personId, token, secret, code }: NewAuthenticator,
): Promise<Enrolment> {
  const step = checkCode(secret, code);
  if (step === null) return { outcome: 'wrong code' };
  const { codes, hashes } = makeRecoveryCodes();
  const sealed = seal(keyring, authenticatorContext(personId), secret);
  const { rows } = await sql<{ outcome: 'added' | 'added with codes' | 'refused' }>`
    select accounts.add_authenticator(
      presented_token_hash => ${tokenHash(token)},
      new_sealed_secret => ${sealed},
      checked_step => ${step},
      code_hashes => ${hashes}::bytea[]) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'refused';
  if (outcome === 'refused') return { outcome };
  return { outcome: 'added', codes: outcome === 'added with codes' ? codes : null };
}

/** @returns false if the password was not entered a short time ago, or there is no app */
export function removeAuthenticator(tx: WriteTx, token: string): Promise<boolean> {
  return isDone(tx, sql`accounts.remove_authenticator(${tokenHash(token)})`);
}

/** @returns the new codes; null if the password was not entered a short time ago, or there is no second factor */
export async function replaceRecoveryCodes(tx: WriteTx, token: string): Promise<string[] | null> {
  const { codes, hashes } = makeRecoveryCodes();
  return (await isDone(tx, sql`accounts.replace_recovery_codes(${tokenHash(token)}, ${hashes}::bytea[])`))
    ? codes
    : null;
}

/** Removes the second factors of a person who has lost them, and ends all their sessions. @throws AccountRefused @see R8 */
export async function removeSecondFactors(tx: WriteTx, personId: string, actorId: string): Promise<void> {
  if (personId === actorId) throw new AccountRefused('own account');
  if (!(await isDone(tx, sql`accounts.remove_second_factors(${personId})`)))
    throw new AccountRefused('no second factor');
  await recordAuditEvent(tx, { event: 'second factors removed', subject: { type: 'account', id: personId } });
}

async function isDone(tx: WriteTx, call: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select ${call} as done`.execute(tx);
  return rows[0]?.done ?? false;
}
