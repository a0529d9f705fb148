import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type {
  AccountMergeMail,
  AccountRemoval,
  EmailChangeMail,
  EnquiryAcknowledgement,
  ReplyMail,
  ResetLink,
} from '#content/mails/queued-mails.ts';
import { inBatches } from '#platform/batches.ts';
import type { WriteTx } from '#platform/database.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import type { MailTemplate } from './mail-templates.server.ts';
import { secretContext } from './sealed-mails.server.ts';

type Access = { password: string } | { token: string };

/** Password and token are stored encrypted. @see PD-16 */
export async function queueInvitation(
  tx: WriteTx,
  { personId, ...access }: { personId: string } & Access,
): Promise<void> {
  const [template, secret] =
    'token' in access ? (['invitation-link', access.token] as const) : (['invitation', access.password] as const);
  const { id, sealedSecret } = sealSecret(tx, secret);
  await queueMail(tx, { id, person_id: personId, template, sealed_secret: sealedSecret });
}

/** Links to choose a password, for many people. */
export async function queueInvitations(
  tx: WriteTx,
  invited: readonly { personId: string; token: string }[],
): Promise<void> {
  await inBatches(invited, async (batch) => {
    const rows = batch.map(({ personId, token }): MailRow => {
      const { id, sealedSecret } = sealSecret(tx, token);
      return { id, person_id: personId, template: 'invitation-link', sealed_secret: sealedSecret };
    });
    await insertMails(tx, rows);
    await sql`select add_mail_jobs(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  });
}

interface MailRow {
  id: string;
  person_id?: string;
  enquiry_id?: string;
  template: MailTemplate;
  sealed_secret: Buffer;
}

async function queueMail(tx: WriteTx, row: MailRow): Promise<void> {
  await insertMails(tx, [row]);
  await sql`select add_job('send-mail', ${JSON.stringify({ mailId: row.id })}::json)`.execute(tx);
}

/** Requested by the person of the transaction. */
async function insertMails(tx: WriteTx, rows: readonly MailRow[]): Promise<void> {
  const requested_by = sql<string | null>`(select id from requester)`;
  await tx
    .with('requester', (db) => db.selectNoFrom(sql<string | null>`current_person()`.as('id')))
    .insertInto('mails')
    .values(rows.map((row) => ({ ...row, requested_by })))
    .execute();
}

interface OwnerMail extends SealedMail {
  template: MailTemplate;
  personId?: string;
  /** Left out if the account was deleted since. */
  requestedBy?: string;
}

/** For jobs, in a transaction of the owner. */
export async function queueMailAsOwner(
  client: pg.ClientBase,
  { id, sealedSecret, template, personId, requestedBy }: OwnerMail,
): Promise<void> {
  await client.query(
    `insert into mails (id, person_id, requested_by, template, sealed_secret)
     values ($1, $2, (select id from profiles where id = $3), $4, $5)`,
    [id, personId ?? null, requestedBy ?? null, template, sealedSecret],
  );
  await client.query('select add_job($1, $2)', ['send-mail', { mailId: id }]);
}

export function sealInvitation(sealer: Sealer, password: string): SealedMail {
  return sealSecret(sealer, password);
}

export function sealResetLink(sealer: Sealer, { token, language }: ResetLink): SealedMail {
  return sealSecret(sealer, JSON.stringify({ token, language }));
}

/** The recipient is not always the address of the account. @see PD-40 */
export function sealEmailChange(sealer: Sealer, mail: EmailChangeMail): SealedMail {
  return sealSecret(sealer, JSON.stringify(mail));
}

/** With its recipient: a link is valid for the address of the request only. @see PD-64 */
export function sealAccountMerge(sealer: Sealer, mail: AccountMergeMail): SealedMail {
  return sealSecret(sealer, JSON.stringify(mail));
}

/** Queues the mails about a correction by an administrator. @see PD-52 */
export async function queueEmailChange(
  tx: WriteTx,
  { personId, ...mail }: EmailChangeMail & { personId: string },
): Promise<void> {
  const { id, sealedSecret } = sealEmailChange(tx, mail);
  await queueMail(tx, {
    id,
    person_id: personId,
    template: 'email-change',
    sealed_secret: sealedSecret,
  });
}

/** The account of the address may already be deleted. @see PD-63, PD-64 */
export function sealAccountRemoval(sealer: Sealer, removal: AccountRemoval): SealedMail {
  return sealSecret(sealer, JSON.stringify(removal));
}

export async function queueAccountRemoval(tx: WriteTx, removal: AccountRemoval): Promise<void> {
  const { id, sealedSecret } = sealAccountRemoval(tx, removal);
  await queueMail(tx, { id, template: 'account-removed', sealed_secret: sealedSecret });
}

type SealedMail = { id: string; sealedSecret: Buffer };

function sealSecret(sealer: Sealer, secret: string): SealedMail {
  const id = randomUUID();
  return { id, sealedSecret: sealer.seal(secretContext(id), secret) };
}

/** Returns the id of the mail. @see PD-55 */
export async function queueEnquiryReply(tx: WriteTx, { enquiryId, ...reply }: ReplyMail): Promise<string> {
  const { id, sealedSecret } = sealSecret(tx, JSON.stringify(reply));
  await queueMail(tx, {
    id,
    enquiry_id: enquiryId,
    template: 'enquiry-reply',
    sealed_secret: sealedSecret,
  });
  return id;
}

/** Encrypted with its recipient, so that the mail job needs no access to enquiries. */
export function sealAcknowledgement(
  sealer: Sealer,
  { topic, name, email, reference, language }: EnquiryAcknowledgement,
): SealedMail {
  const secret: EnquiryAcknowledgement = { ...(topic && { topic }), name, email, reference, language };
  return sealSecret(sealer, JSON.stringify(secret));
}
