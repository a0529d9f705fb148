import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { AccountRefused } from './change-account.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';
import { authenticatorContext, authenticatorSetupContext } from './sealed-authenticators.server.ts';
import { checkCode, makeSecret } from './totp.server.ts';

interface SealedSetup {
  setup: string;
  sealed_secret: Buffer;
}

/**
 * @returns the secret of an app to be added (base32), which stays the same for an hour in one session; null if the password
 * was not entered a short time ago, or there is an app
 */
export async function beginAuthenticator(tx: WriteTx, token: string): Promise<string | null> {
  const id = randomUUID();
  const sealed = tx.seal(authenticatorSetupContext(id), makeSecret());
  const { rows } = await sql<SealedSetup>`
    select * from accounts.begin_authenticator(
      presented_token_hash => ${tokenHash(token)}, new_id => ${id}, new_sealed_secret => ${sealed})`.execute(tx);
  return rows[0] ? secretOf(tx, rows[0]) : null;
}

const secretOf = (sealer: Sealer, { setup, sealed_secret }: SealedSetup) =>
  sealer.unseal(authenticatorSetupContext(setup), sealed_secret);

interface NewAuthenticator {
  token: string;
  /** Proves that the app has the secret of `beginAuthenticator`. */
  code: string;
}

/** `codes` are the new recovery codes; null if the person has kept earlier ones. */
export type Enrolment =
  | { outcome: 'added'; codes: string[] | null }
  | { outcome: 'wrong code' | 'expired' | 'refused' };

/**
 * Adds the authenticator app of the person of the transaction.
 * @returns `expired` if the session has another secret by now; `refused` if the password was not entered a short time ago,
 * or there is an app
 */
export async function addAuthenticator(tx: PersonWriteTx, { token, code }: NewAuthenticator): Promise<Enrolment> {
  const found = await sql<SealedSetup>`
    select * from accounts.find_authenticator_setup(${tokenHash(token)})`.execute(tx);
  const [setup] = found.rows;
  if (!setup) return { outcome: (await beginAuthenticator(tx, token)) === null ? 'refused' : 'expired' };
  const secret = secretOf(tx, setup);
  const step = checkCode(secret, code);
  if (step === null) return { outcome: 'wrong code' };
  const { codes, hashes } = makeRecoveryCodes();
  const sealed = tx.seal(authenticatorContext(tx.me), secret);
  const { rows } = await sql<{ outcome: 'added' | 'added with codes' | 'refused' }>`
    select accounts.add_authenticator(
      presented_token_hash => ${tokenHash(token)},
      setup => ${setup.setup},
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
export async function removeSecondFactors(tx: PersonWriteTx, personId: string): Promise<void> {
  if (personId === tx.me) throw new AccountRefused('own account');
  if (!(await isDone(tx, sql`accounts.remove_second_factors(${personId})`)))
    throw new AccountRefused('no second factor');
  await recordAuditEvent(tx, { event: 'second factors removed', subject: { type: 'account', id: personId } });
}

async function isDone(tx: WriteTx, call: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select ${call} as done`.execute(tx);
  return rows[0]?.done ?? false;
}
