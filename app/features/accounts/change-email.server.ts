import { sql } from 'kysely';
import { visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';

export type EmailChangeRequest = 'requested' | 'unchanged' | 'too many' | 'refused';

/** The owner of an address in use gets a mail; the result is the same. @returns `refused` without a recent password */
export async function requestEmailChange(tx: WriteTx, token: string, email: string): Promise<EmailChangeRequest> {
  const { rows } = await sql<{ outcome: EmailChangeRequest }>`
    select accounts.request_email_change(${tokenHash(token)}, ${email}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'refused';
}

/** @returns false if there is none */
export async function cancelOwnEmailChange(tx: WriteTx): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select accounts.cancel_own_email_change() as done`.execute(tx);
  return rows[0]?.done ?? false;
}

export type EmailLinkUse = 'confirmed' | 'changed' | 'invalid';

/** Changes the address once both links were used. Sessions stay; links to choose a password end. */
export async function confirmEmailLink(token: string): Promise<EmailLinkUse> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ outcome: EmailLinkUse }>`select accounts.confirm_email_link(${tokenHash(token)}) as outcome`.execute(tx),
  );
  return rows[0]?.outcome ?? 'invalid';
}

/** The link to the old address also ends all sessions. @returns false for an invalid link @see R8 */
export async function refuseEmailLink(token: string): Promise<boolean> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ done: boolean }>`select accounts.reject_email_change(${tokenHash(token)}) as done`.execute(tx),
  );
  return rows[0]?.done ?? false;
}
