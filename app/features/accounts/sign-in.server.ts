import { sql } from 'kysely';
import { person, visitor, writeAs } from '#platform/database.server.ts';
import { QueueFullError, Semaphore } from '#platform/semaphore.server.ts';
import { hashOrNull, makeToken, tokenHash } from '#platform/tokens.server.ts';
import type { Session } from './accounts.ts';
import { currentParameters, hashPassword, hashWith, needsRehash } from './passwords.server.ts';

export type ReachedLimit = 'address and network' | 'address' | 'network' | 'session';

export type TooManyAttempts = { outcome: 'too many'; retryAfterSeconds: number; reached: ReachedLimit };

export type SignedIn = { outcome: 'signed in'; token: string; deviceToken: string };

export type SignInResult =
  | SignedIn
  /** The password is correct; `token` is the cookie of the sign-in that waits for the second factor. */
  | { outcome: 'second factor'; token: string }
  | { outcome: 'refused' }
  /** Only returned for the correct password. @see PD-34 */
  | { outcome: 'suspended' }
  | { outcome: 'expired'; proof: string }
  | TooManyAttempts
  | { outcome: 'busy' };

/** Also limited per network, so that one network cannot fill the queue. */
const semaphore = new Semaphore({ maxRunning: 4, maxQueued: 196, maxQueuedPerKey: 20 });

/** Runs work that includes an Argon2 hash; `busy` if the queue is full. @see PD-37 */
export async function limitConcurrency<Result>(
  network: string,
  work: () => Promise<Result>,
): Promise<Result | { outcome: 'busy' }> {
  try {
    return await semaphore.acquire(work, network);
  } catch (error) {
    if (error instanceof QueueFullError) return { outcome: 'busy' };
    throw error;
  }
}

export interface SignInAttempt {
  email: string;
  password: string;
  /** IPv4 address or IPv6 /64. */
  network: string;
  oldToken: string | null;
  deviceToken?: string | null;
}

/** Wrong passwords and unknown addresses get the same response in the same time. @see R5 @see R6 @see PD-34 */
export function signIn(attempt: SignInAttempt): Promise<SignInResult> {
  return limitConcurrency(attempt.network, () => trySigningIn(attempt));
}

async function trySigningIn(attempt: SignInAttempt): Promise<SignInResult> {
  const begun = await beginSignIn(attempt);
  if (begun.outcome === 'too many') return begun;

  const hash = await hashWith(begun.settings, attempt.password);
  const [token, deviceToken, proof] = [makeToken(), makeToken(), makeToken()];
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{
      outcome: 'opened' | 'second factor' | 'refused' | 'suspended' | 'expired';
    }>`select accounts.open_session(
      attempt => ${begun.attempt},
      address => ${attempt.email},
      presented_hash => ${hash},
      new_token_hash => ${tokenHash(token)},
      old_token_hash => ${hashOrNull(attempt.oldToken)},
      new_device_hash => ${tokenHash(deviceToken)},
      old_device_hash => ${hashOrNull(attempt.deviceToken)},
      new_proof_hash => ${tokenHash(proof)}) as outcome`.execute(tx),
  );
  const outcome = rows[0]?.outcome ?? 'refused';
  if (outcome === 'expired') return { outcome, proof };
  if (outcome !== 'opened' && outcome !== 'second factor') return { outcome };
  if (needsRehash(begun.settings)) await rehashPassword(token, hash, attempt.password);
  if (outcome === 'second factor') return { outcome, token };
  return { outcome: 'signed in', token, deviceToken };
}

async function rehashPassword(token: string, hash: string, password: string): Promise<void> {
  const better = await hashPassword(password);
  await writeAs(visitor, (tx) =>
    sql`select accounts.rehash_password(${tokenHash(token)}, ${hash}, ${better})`.execute(tx),
  );
}

export interface PasswordChange {
  session: Session;
  token: string;
  currentPassword: string;
  newPassword: string;
  network: string;
  deviceToken?: string | null;
}

/** Attempts are counted per session, so that others cannot lock it. @see R6 @see R7 @see R8 */
export function changePassword(change: PasswordChange): Promise<PasswordChangeResult> {
  return limitConcurrency(change.network, () => tryChangingPassword(change));
}

export type PasswordChangeResult = SignedIn | { outcome: 'refused' } | TooManyAttempts | { outcome: 'busy' };

async function tryChangingPassword(change: PasswordChange): Promise<PasswordChangeResult> {
  const begun = await beginPasswordChange(change);
  if (begun === null) return { outcome: 'refused' };
  if (begun.outcome === 'too many') return begun;

  const hash = await hashWith(begun.settings, change.currentPassword);
  const newHash = await hashPassword(change.newPassword);
  const [token, deviceToken] = [makeToken(), makeToken()];
  const { rows } = await writeAs(person(change.session.personId), (tx) =>
    sql<{ changed: boolean }>`select accounts.change_password(
      presented_token_hash => ${tokenHash(change.token)},
      attempt => ${begun.attempt},
      presented_hash => ${hash},
      new_password_hash => ${newHash},
      new_token_hash => ${tokenHash(token)},
      new_device_hash => ${tokenHash(deviceToken)},
      old_device_hash => ${hashOrNull(change.deviceToken)}) as changed`.execute(tx),
  );
  return rows[0]?.changed ? { outcome: 'signed in', token, deviceToken } : { outcome: 'refused' };
}

type BegunAttempt = { outcome: 'begun'; attempt: string; settings: string } | TooManyAttempts;

interface BegunRow {
  retry_after_seconds: number;
  reached: ReachedLimit;
  attempt: string;
  hash_settings: string;
}

async function beginSignIn({ email, network, deviceToken }: SignInAttempt): Promise<BegunAttempt> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<BegunRow>`select * from accounts.begin_sign_in(
      address => ${email},
      from_network => ${network},
      device_hash => ${hashOrNull(deviceToken)},
      decoy_parameters => ${currentParameters})`.execute(tx),
  );
  const [row] = rows;
  if (!row) throw new Error('begin_sign_in returned no row');
  return begunFrom(row);
}

export async function beginPasswordChange({
  token,
  network,
}: Pick<PasswordChange, 'token' | 'network'>): Promise<BegunAttempt | null> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<BegunRow>`select *, 'session' as reached
      from accounts.begin_password_change(${tokenHash(token)}, ${network}, ${currentParameters})`.execute(tx),
  );
  return rows[0] ? begunFrom(rows[0]) : null;
}

function begunFrom(row: BegunRow): BegunAttempt {
  const { retry_after_seconds: retryAfterSeconds, reached, attempt, hash_settings: settings } = row;
  return retryAfterSeconds > 0
    ? { outcome: 'too many', retryAfterSeconds, reached }
    : { outcome: 'begun', attempt, settings };
}
