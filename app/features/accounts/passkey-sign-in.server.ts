import { sql } from 'kysely';
import { job, visitor, writeAs } from '#platform/database.server.ts';
import { hashOrNull, makeToken, tokenHash } from '#platform/tokens.server.ts';
import type { PasskeyFault } from './confirm-sign-in.server.ts';
import { countMalformedAttempt } from './count-malformed-attempt.server.ts';
import {
  faultOf,
  type NamedPasskey,
  type RelyingParty,
  readAssertion,
  signInOptions,
  verifyAssertion,
} from './relying-party.server.ts';
import type { ReachedLimit, SignInResult } from './sign-in.server.ts';

/**
 * @returns the WebAuthn options, and the token that the browser must present with its response; null if the network has
 * requested too many
 */
export async function challengeSignIn(network: string, relyingParty: RelyingParty) {
  const browserToken = makeToken();
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ challenge: Buffer | null }>`
      select accounts.challenge_sign_in(${holderHash(browserToken)}, ${network}) as challenge`.execute(tx),
  );
  const challenge = rows[0]?.challenge;
  return challenge ? { options: await signInOptions(relyingParty, challenge), browserToken } : null;
}

/** Differs from the hashes of sessions and waiting sign-ins, whose challenges are for other purposes. */
const holderHash = (browserToken: string) => tokenHash(`passkey sign-in ${browserToken}`);

interface PasskeyAttempt {
  /** JSON from the browser. */
  response: string;
  /** From `challengeSignIn`. */
  browserToken: string | null;
  network: string;
  oldToken: string | null;
  deviceToken: string | null;
}

export type PasskeySignInResult =
  | Exclude<SignInResult, { outcome: 'second factor' | 'refused' | 'busy' }>
  | { outcome: 'refused'; reason: PasskeyFault };

/** A passkey of a verified user is both factors. Attempts are counted like those with a password. @see R5 @see R6 @see PD-34 */
export async function signInWithPasskey(
  attempt: PasskeyAttempt,
  relyingParty: RelyingParty,
): Promise<PasskeySignInResult> {
  const { response, oldToken, deviceToken: oldDeviceToken } = attempt;
  const read = readAssertion(response);
  if (read === null)
    return (await countMalformedAttempt(attempt.network)) ?? { outcome: 'refused', reason: 'wrong passkey' };
  const begun = await beginPasskeySignIn(attempt, read);
  const { retry_after_seconds: retryAfterSeconds, reached, challenge, passkey, public_key: publicKey } = begun;
  if (retryAfterSeconds > 0) return { outcome: 'too many', retryAfterSeconds, reached };

  const { credentialId } = read;
  const counter =
    challenge && publicKey
      ? await verifyAssertion(relyingParty, { response, challenge, credentialId, publicKey })
      : null;
  if (counter === null) return { outcome: 'refused', reason: 'wrong passkey' };
  const [token, deviceToken, proof] = [makeToken(), makeToken(), makeToken()];
  // The database opens the session only for this signed identity. It must not be used before the signature is checked.
  const { rows } = await writeAs(job(`passkey-sign-in-${begun.attempt}`), (tx) =>
    sql<{ outcome: 'opened' | 'refused' | 'suspended' | 'expired' }>`select accounts.finish_passkey_sign_in(
      attempt => ${begun.attempt},
      checked_passkey => ${passkey},
      new_counter => ${counter},
      new_token_hash => ${tokenHash(token)},
      old_token_hash => ${hashOrNull(oldToken)},
      new_device_hash => ${tokenHash(deviceToken)},
      old_device_hash => ${hashOrNull(oldDeviceToken)},
      new_proof_hash => ${tokenHash(proof)}) as outcome`.execute(tx),
  );
  const outcome = rows[0]?.outcome ?? 'refused';
  switch (outcome) {
    case 'opened':
      return { outcome: 'signed in', token, deviceToken };
    case 'suspended':
      return { outcome };
    case 'expired':
      return { outcome, proof };
    case 'refused':
      return { outcome, reason: faultOf(counter, begun.counter) };
  }
}

interface BegunSignIn {
  retry_after_seconds: number;
  reached: ReachedLimit;
  attempt: string;
  challenge: Buffer | null;
  passkey: string | null;
  public_key: Buffer | null;
  counter: string | null;
}

async function beginPasskeySignIn(
  { browserToken, network, deviceToken }: PasskeyAttempt,
  { credentialId, ownerId }: NamedPasskey,
): Promise<BegunSignIn> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<BegunSignIn>`select * from accounts.begin_passkey_sign_in(
      browser_hash => ${browserToken ? holderHash(browserToken) : null},
      from_network => ${network},
      device_hash => ${hashOrNull(deviceToken)},
      presented_credential_id => ${credentialId},
      presented_owner => ${ownerId})`.execute(tx),
  );
  const [row] = rows;
  if (!row) throw new Error('begin_passkey_sign_in returned no row');
  return row;
}
