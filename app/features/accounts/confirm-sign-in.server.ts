import { sql } from 'kysely';
import { job, visitor, writeAs } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { unseal } from '../../platform/sealing.server.ts';
import { hashOrNull, makeToken, tokenHash } from '../../platform/tokens.server.ts';
import { hashRecoveryCode } from './recovery-codes.server.ts';
import { authenticatorContext } from './sealed-authenticators.server.ts';
import type { ReachedLimit, SignedIn, TooManyAttempts } from './sign-in.server.ts';
import { checkCode, digitsOf } from './totp.server.ts';

export interface SecondStep {
  token: string;
  /** Code of an authenticator app, or a recovery code. */
  code: string;
  network: string;
  oldToken: string | null;
  deviceToken: string | null;
}

/** A counter that went back belongs to a copy of the passkey. */
export type PasskeyFault = 'wrong passkey' | 'counter of the passkey';

export type SecondStepResult =
  | SignedIn
  | { outcome: 'refused'; reason: 'wrong code' | PasskeyFault }
  /** The sign-in has waited too long, or there were too many wrong codes. */
  | { outcome: 'ended' }
  | TooManyAttempts;

/** Confirms a sign-in that waits for a second factor. Attempts are counted like those with a password. @see R5 @see R6 */
export async function confirmSignIn(step: SecondStep, keyring: Keyring): Promise<SecondStepResult> {
  const begun = await beginSecondStep(step);
  if (begun === null) return { outcome: 'ended' };
  const { retry_after_seconds: retryAfterSeconds, reached, sealed_secret: sealed } = begun;
  if (retryAfterSeconds > 0) return { outcome: 'too many', retryAfterSeconds, reached };

  const isFromApp = digitsOf(step.code) !== null;
  const checkedStep =
    isFromApp && sealed ? checkCode(unseal(keyring, authenticatorContext(begun.holder), sealed), step.code) : null;
  const recoveryHash = isFromApp ? null : hashRecoveryCode(step.code);
  const [token, deviceToken] = [makeToken(), makeToken()];
  // The database opens the session only for this signed identity. It must not be used before the code is checked.
  const identity = checkedStep === null ? visitor : job(`second-step-${begun.pending_id}`);
  const { rows } = await writeAs(identity, (tx) =>
    sql<{ opened: boolean }>`select accounts.finish_second_step(
      presented_token_hash => ${tokenHash(step.token)},
      attempt => ${begun.attempt},
      checked_step => ${checkedStep},
      recovery_hash => ${recoveryHash},
      new_token_hash => ${tokenHash(token)},
      old_token_hash => ${hashOrNull(step.oldToken)},
      new_device_hash => ${tokenHash(deviceToken)},
      old_device_hash => ${hashOrNull(step.deviceToken)}) as opened`.execute(tx),
  );
  return rows[0]?.opened ? { outcome: 'signed in', token, deviceToken } : { outcome: 'refused', reason: 'wrong code' };
}

interface BegunStep {
  retry_after_seconds: number;
  reached: ReachedLimit;
  attempt: string;
  pending_id: string;
  holder: string;
  sealed_secret: Buffer | null;
}

async function beginSecondStep({ token, network, deviceToken }: SecondStep): Promise<BegunStep | null> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<BegunStep>`select * from accounts.begin_second_step(${tokenHash(token)}, ${network},
      ${hashOrNull(deviceToken)})`.execute(tx),
  );
  return rows[0] ?? null;
}
