import { sql } from 'kysely';
import { job, visitor, writeAs } from '#platform/database.server.ts';
import { hashOrNull, makeToken, tokenHash } from '#platform/tokens.server.ts';
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
export async function confirmSignIn(step: SecondStep): Promise<SecondStepResult> {
  const begun = await beginSecondStep(step);
  if (begun === null) return { outcome: 'ended' };
  const { retry_after_seconds: retryAfterSeconds, reached, secret } = begun;
  if (retryAfterSeconds > 0) return { outcome: 'too many', retryAfterSeconds, reached };

  const checkedStep = secret === null ? null : checkCode(secret, step.code);
  const recoveryHash = digitsOf(step.code) !== null ? null : hashRecoveryCode(step.code);
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

/** `secret`: of the holder's authenticator, if the code is from an app. */
async function beginSecondStep(step: SecondStep): Promise<(BegunStep & { secret: string | null }) | null> {
  const { token, code, network, deviceToken } = step;
  return writeAs(visitor, async (tx) => {
    const { rows } = await sql<BegunStep>`select * from accounts.begin_second_step(${tokenHash(token)}, ${network},
      ${hashOrNull(deviceToken)})`.execute(tx);
    const [begun] = rows;
    if (!begun) return null;
    const { holder, sealed_secret: sealed } = begun;
    const isOpened = sealed !== null && digitsOf(code) !== null;
    return { ...begun, secret: isOpened ? tx.unseal(authenticatorContext(holder), sealed) : null };
  });
}
