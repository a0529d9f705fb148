import { sql } from 'kysely';
import { person, visitor, writeAs } from '../../platform/doors.server.ts';
import { TooManyWaiting, Turns } from '../../platform/turns.server.ts';
import { recordAct } from '../audit/audit.server.ts';
import type { Session } from './accounts.ts';
import { hashPassword, isPasswordOf, needsBetterHash } from './passwords.server.ts';
import { makeToken, tokenHash } from './sessions.server.ts';

export type SignInResult =
  | { outcome: 'signed in'; token: string }
  | { outcome: 'refused' }
  | { outcome: 'too many'; retryAfterSeconds: number }
  /** More people sign in at this moment than this machine can hurry through. */
  | { outcome: 'busy' };

/** A flood of sign-ins leaves connections to everybody else, and makes nobody wait for longer than some seconds. */
const turns = new Turns({ atOnce: 4, waiting: 196 });

async function inTurn(work: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await turns.take(work);
  } catch (error) {
    if (error instanceof TooManyWaiting) return { outcome: 'busy' };
    throw error;
  }
}

/**
 * Signs a person in with their password: wrong password, unknown address, suspended account and a temporary password
 * that has run out are refused alike, in word and in time.
 * @param network the visitor's IPv4 address or IPv6 /64
 * @param oldToken of the browser's session so far; it ends
 * @see R5 @see R6
 */
export function signIn(attempt: SignInAttempt): Promise<SignInResult> {
  return inTurn(() => trySigningIn(attempt));
}

interface SignInAttempt {
  email: string;
  password: string;
  network: string;
  oldToken: string | null;
}

async function trySigningIn(attempt: SignInAttempt): Promise<SignInResult> {
  const { email, password, network, oldToken } = attempt;
  const begun = await beginAttempt(email, network);
  if (begun.retryAfterSeconds > 0) return { outcome: 'too many', retryAfterSeconds: begun.retryAfterSeconds };
  const { passwordHash, personId } = begun;
  if (!(await isPasswordOf(passwordHash, password)) || passwordHash === null) return { outcome: 'refused' };

  const betterHash = needsBetterHash(passwordHash) ? await hashPassword(password) : null;
  const token = makeToken();
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ session_id: string | null }>`select accounts.open_session(${personId}, ${passwordHash}, ${tokenHash(token)},
      ${oldToken === null ? null : tokenHash(oldToken)}, ${betterHash}, ${network}) as session_id`.execute(tx),
  );
  return rows[0]?.session_id ? { outcome: 'signed in', token } : { outcome: 'refused' };
}

/**
 * Changes the password of whoever is signed in; every session of theirs ends, and the browser that asked gets a new one.
 * The current password is guarded like a sign-in. @see R6 @see R7 @see R8
 */
export function changePassword(change: PasswordChange): Promise<SignInResult> {
  return inTurn(() => tryChangingPassword(change));
}

interface PasswordChange {
  session: Session;
  token: string;
  currentPassword: string;
  newPassword: string;
  network: string;
}

async function tryChangingPassword(change: PasswordChange): Promise<SignInResult> {
  const { session, network } = change;
  const begun = await beginAttempt(session.email, network);
  if (begun.retryAfterSeconds > 0) return { outcome: 'too many', retryAfterSeconds: begun.retryAfterSeconds };
  if (!(await isPasswordOf(begun.passwordHash, change.currentPassword))) return { outcome: 'refused' };

  const newHash = await hashPassword(change.newPassword);
  const newToken = makeToken();
  return writeAs(person(session.personId), async (tx) => {
    const { rows } = await sql<{
      session_id: string | null;
    }>`select accounts.change_password(${tokenHash(change.token)},
      ${begun.passwordHash}, ${newHash}, ${tokenHash(newToken)}, ${network}) as session_id`.execute(tx);
    if (!rows[0]?.session_id) return { outcome: 'refused' };
    await recordAct(tx, {
      actorId: session.personId,
      act: 'password changed',
      subject: { type: 'account', id: session.personId },
    });
    return { outcome: 'signed in', token: newToken };
  });
}

/** Counts the attempt and learns what to compare with, before any comparing. */
async function beginAttempt(email: string, network: string) {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ retry_after_seconds: number; person_id: string | null; password_hash: string | null }>`
      select * from accounts.begin_sign_in(${email}, ${network})`.execute(tx),
  );
  const [row] = rows;
  if (!row) throw new Error('begin_sign_in gave no row');
  return { retryAfterSeconds: row.retry_after_seconds, personId: row.person_id, passwordHash: row.password_hash };
}
