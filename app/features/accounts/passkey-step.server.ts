import { sql } from 'kysely';
import { job, visitor, writeAs } from '#platform/database.server.ts';
import { hashOrNull, makeToken, tokenHash } from '#platform/tokens.server.ts';
import type { SecondStep, SecondStepResult } from './confirm-sign-in.server.ts';
import {
  faultOf,
  type NamedPasskey,
  type RelyingParty,
  readAssertion,
  signInOptions,
  verifyAssertion,
} from './relying-party.server.ts';
import type { ReachedLimit } from './sign-in.server.ts';

/** @returns the WebAuthn options for the browser; null if the sign-in has ended or the person has no passkey */
export async function challengeSecondStep(token: string, relyingParty: RelyingParty) {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ challenge: Buffer; credential_id: Buffer; transports: string[] }>`
      select * from accounts.challenge_second_step(${tokenHash(token)})`.execute(tx),
  );
  const known = rows.map(({ credential_id: id, transports }) => ({ id, transports }));
  return rows[0] ? signInOptions(relyingParty, rows[0].challenge, known) : null;
}

export type PasskeyStep = Omit<SecondStep, 'code'> & {
  /** JSON from the browser. */
  response: string;
};

/** Confirms a sign-in that waits for a second factor. Attempts are counted like those with a code. @see R5 @see R6 */
export async function confirmWithPasskey(step: PasskeyStep, relyingParty: RelyingParty): Promise<SecondStepResult> {
  const named = readAssertion(step.response) ?? { credentialId: Buffer.alloc(0), ownerId: null };
  const { credentialId } = named;
  const begun = await beginPasskeyStep(step, named);
  if (begun === null) return { outcome: 'ended' };
  const { retry_after_seconds: retryAfterSeconds, reached, challenge, passkey, public_key: publicKey } = begun;
  if (retryAfterSeconds > 0) return { outcome: 'too many', retryAfterSeconds, reached };

  const counter =
    challenge && publicKey
      ? await verifyAssertion(relyingParty, { response: step.response, challenge, credentialId, publicKey })
      : null;
  const [token, deviceToken] = [makeToken(), makeToken()];
  // The database opens the session only for this signed identity. It must not be used before the signature is checked.
  const identity = counter === null ? visitor : job(`second-step-${begun.pending_id}`);
  const { rows } = await writeAs(identity, (tx) =>
    sql<{ opened: boolean }>`select accounts.finish_second_step(
      presented_token_hash => ${tokenHash(step.token)},
      attempt => ${begun.attempt},
      checked_step => null,
      recovery_hash => null,
      new_token_hash => ${tokenHash(token)},
      old_token_hash => ${hashOrNull(step.oldToken)},
      new_device_hash => ${tokenHash(deviceToken)},
      old_device_hash => ${hashOrNull(step.deviceToken)},
      checked_passkey => ${counter === null ? null : passkey},
      new_counter => ${counter}) as opened`.execute(tx),
  );
  return rows[0]?.opened
    ? { outcome: 'signed in', token, deviceToken }
    : { outcome: 'refused', reason: faultOf(counter, begun.counter) };
}

interface BegunPasskeyStep {
  retry_after_seconds: number;
  reached: ReachedLimit;
  attempt: string;
  pending_id: string;
  challenge: Buffer | null;
  passkey: string | null;
  public_key: Buffer | null;
  counter: string | null;
}

async function beginPasskeyStep(
  { token, network, deviceToken }: PasskeyStep,
  { credentialId, ownerId }: NamedPasskey,
): Promise<BegunPasskeyStep | null> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<BegunPasskeyStep>`select * from accounts.begin_passkey_step(
      presented_token_hash => ${tokenHash(token)},
      from_network => ${network},
      device_hash => ${hashOrNull(deviceToken)},
      presented_credential_id => ${credentialId},
      presented_owner => ${ownerId})`.execute(tx),
  );
  return rows[0] ?? null;
}
