import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import { readAs, visitor, type WriteTx, writeAs } from '../../platform/database.server.ts';
import { makeToken, tokenHash } from '../../platform/tokens.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { AccountRefused } from './change-account.server.ts';
import { hashPassword, hashWith } from './passwords.server.ts';
import { inTurn } from './sign-in.server.ts';

/** Validity of the links; `database/password-links.sql` applies it. @see R7 @see PD-15 */
export const linkHours = { reset: 0.5, invitation: 7 * 24 } as const;

export type ResetRequestResult = { outcome: 'accepted' } | { outcome: 'too many'; retryAfterSeconds: number };

interface ResetRequest {
  email: string;
  /** IPv4 address or IPv6 /64. */
  network: string;
  /** Used for the mail if the account has no language. */
  language: Language;
}

/** A job looks for the account, so that known and unknown addresses take the same time. @see R7 @see PD-14 */
export async function requestPasswordReset({ email, network, language }: ResetRequest): Promise<ResetRequestResult> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{
      seconds: number;
    }>`select accounts.request_password_reset(${email}, ${network}, ${language}) as seconds`.execute(tx),
  );
  const retryAfterSeconds = rows[0]?.seconds ?? 0;
  return retryAfterSeconds > 0 ? { outcome: 'too many', retryAfterSeconds } : { outcome: 'accepted' };
}

export interface PasswordLink {
  purpose: 'reset' | 'invitation';
  fullName: string;
  email: string;
  language: string | null;
  isSuspended: boolean;
  temporarySettings: string | null;
}

/** Null if the token is unknown, used or expired. Reading does not use the link. @see R7 */
export async function findPasswordLink(token: string): Promise<PasswordLink | null> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<PasswordLink>`select purpose, full_name as "fullName", email, language, is_suspended as "isSuspended",
      temporary_settings as "temporarySettings" from accounts.find_password_link(${tokenHash(token)})`.execute(tx),
  );
  return rows[0] ?? null;
}

export interface PasswordChoice {
  token: string;
  newPassword: string;
  network: string;
}

export type PasswordChoiceResult = { outcome: 'changed' | 'unchanged' | 'suspended' | 'invalid' | 'busy' };

/** Does not sign in. @returns `unchanged` if the new password is the temporary one @see R7 @see R8 */
export function choosePassword(choice: PasswordChoice): Promise<PasswordChoiceResult> {
  return inTurn(choice.network, () => tryChoosing(choice));
}

/** Looks for the link first, so that an invalid token costs no Argon2 hash. */
async function tryChoosing({ token, newPassword }: PasswordChoice): Promise<PasswordChoiceResult> {
  const link = await findPasswordLink(token);
  if (!link) return { outcome: 'invalid' };
  if (link.isSuspended) return { outcome: 'suspended' };
  const { temporarySettings } = link;
  const temporaryHash = temporarySettings === null ? null : await hashWith(temporarySettings, newPassword);
  const newHash = await hashPassword(newPassword);
  const { rows } = await writeAs(visitor, (tx) =>
    sql<PasswordChoiceResult>`select accounts.use_password_link(${tokenHash(token)}, ${temporaryHash}, ${newHash})
      as outcome`.execute(tx),
  );
  return rows[0] ?? { outcome: 'invalid' };
}

/** Earlier links become invalid. @returns the token @throws AccountRefused 'invitation accepted' @see PD-15 */
export async function renewInvitationLink(tx: WriteTx, personId: string, actorId: string): Promise<string> {
  const token = await makeInvitationLink(tx, personId);
  await recordAuditEvent(tx, { actorId, event: 'invitation sent', subject: { type: 'account', id: personId } });
  return token;
}

/** For a new account: without an audit row. */
export async function makeInvitationLink(tx: WriteTx, personId: string): Promise<string> {
  const token = makeToken();
  const { rows } = await sql<{
    done: boolean;
  }>`select accounts.invite(${personId}, ${tokenHash(token)}) as done`.execute(tx);
  if (!rows[0]?.done) throw new AccountRefused('invitation accepted');
  return token;
}
