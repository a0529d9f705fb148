import { sql } from 'kysely';
import { readAs, type Tx, visitor } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { SecondFactors } from './second-factors.ts';

/** The second factors of the person of the transaction. */
export async function getOwnSecondFactors(tx: Tx): Promise<SecondFactors> {
  const { rows } = await sql<SecondFactors>`
    select authenticator_since as "authenticatorSince", recovery_codes_left as "recoveryCodesLeft"
    from accounts.own_second_factors()`.execute(tx);
  return rows[0] ?? { authenticatorSince: null, recoveryCodesLeft: 0 };
}

export interface PendingSignIn {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  /** Of the account; null if not chosen. */
  language: string | null;
}

/** Returns the second factors for a waiting sign-in; null if it has ended. */
export async function findPendingSignIn(token: string): Promise<PendingSignIn | null> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<PendingSignIn>`select has_authenticator as "hasAuthenticator", has_passkey as "hasPasskey", language
      from accounts.find_pending_sign_in(${tokenHash(token)})`.execute(tx),
  );
  return rows[0] ?? null;
}
