import type pg from 'pg';
import { z } from 'zod';
import type { EmailChangeMail } from '../app/features/mails/mails.ts';
import { sealEmailChange } from '../app/features/mails/queue-mails.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { makeToken, tokenHash } from '../app/platform/tokens.server.ts';

const PayloadSchema = z.object({ changeId: z.uuid() });

/**
 * Queues the mails about a requested or a completed change of an email address. In the queue, because the web role must not
 * know the tokens. Safe to run twice.
 * @see R7 @see PD-40
 */
export async function sendEmailChange(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const { changeId } = PayloadSchema.parse(payload);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await queueMails(client, keyring, changeId);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

interface Change {
  personId: string;
  fullName: string;
  oldEmail: string;
  newEmail: string;
  hasLinks: boolean;
  isCompleted: boolean;
}

async function queueMails(client: pg.ClientBase, keyring: Keyring, changeId: string): Promise<void> {
  const { rows } = await client.query<Change>(
    `select person_id as "personId", full_name as "fullName", old_email as "oldEmail", new_email as "newEmail",
       new_token_hash is not null as "hasLinks", completed_at is not null as "isCompleted"
     from accounts.email_changes join profiles on profiles.id = person_id
     where email_changes.id = $1 for update of email_changes`,
    [changeId],
  );
  const [change] = rows;
  if (!change) return;
  const { personId, fullName, oldEmail, newEmail } = change;
  const queue = (person: string, mail: EmailChangeMail) => queueMail(client, keyring, person, mail);
  if (change.isCompleted) {
    await queue(personId, { kind: 'completed', to: oldEmail, fullName, newEmail });
    await queue(personId, { kind: 'completed', to: newEmail, fullName, newEmail });
    await client.query('delete from accounts.email_changes where id = $1', [changeId]);
    return;
  }
  if (change.hasLinks) return;
  const [oldToken, newToken] = [makeToken(), makeToken()];
  await client.query('update accounts.email_changes set old_token_hash = $2, new_token_hash = $3 where id = $1', [
    changeId,
    tokenHash(oldToken),
    tokenHash(newToken),
  ]);
  await queue(personId, { kind: 'approve', to: oldEmail, fullName, newEmail, token: oldToken });
  const holder = await findHolder(client, newEmail);
  if (holder === null) await queue(personId, { kind: 'confirm', to: newEmail, fullName, newEmail, token: newToken });
  else if (holder.isActive)
    await queue(holder.id, { kind: 'taken', to: newEmail, fullName: holder.fullName, newEmail });
}

/** Returns the account that already has the address. The result is not shown to the person who requested the change. */
async function findHolder(client: pg.ClientBase, email: string) {
  const { rows } = await client.query<{ id: string; fullName: string; isActive: boolean }>(
    `select id, full_name as "fullName", suspended_at is null as "isActive" from profiles where email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

async function queueMail(client: pg.ClientBase, keyring: Keyring, person: string, mail: EmailChangeMail) {
  const { id, sealedSecret } = sealEmailChange(keyring, mail);
  await client.query(`insert into mails (id, person_id, template, sealed_secret) values ($1, $2, 'email-change', $3)`, [
    id,
    person,
    sealedSecret,
  ]);
  await client.query('select add_job($1, $2)', ['send-mail', { mailId: id }]);
}
