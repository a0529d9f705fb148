import type pg from 'pg';
import type { EmailChangeMail } from '#content/mails/queued-mails.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';

interface Change {
  personId: string;
  fullName: string;
  oldEmail: string;
  newEmail: string;
  hasLinks: boolean;
  isCompleted: boolean;
}

/**
 * Queues the mails about a requested or a completed change of an email address, in a transaction of the owner.
 * @see PD-40
 */
export async function announceEmailChange(
  client: pg.ClientBase,
  changeId: string,
  queueMail: (personId: string, mail: EmailChangeMail) => Promise<void>,
): Promise<void> {
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
  if (change.isCompleted) {
    await queueMail(personId, { kind: 'completed', to: oldEmail, fullName, newEmail });
    await queueMail(personId, { kind: 'completed', to: newEmail, fullName, newEmail });
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
  await queueMail(personId, { kind: 'approve', to: oldEmail, fullName, newEmail, token: oldToken });
  const holder = await findHolder(client, newEmail);
  if (holder === null)
    await queueMail(personId, { kind: 'confirm', to: newEmail, fullName, newEmail, token: newToken });
  else if (holder.isActive)
    await queueMail(holder.id, { kind: 'taken', to: newEmail, fullName: holder.fullName, newEmail });
}

/** Returns the account that already has the address. The result is not shown to the person who requested the change. */
async function findHolder(client: pg.ClientBase, email: string) {
  const { rows } = await client.query<{ id: string; fullName: string; isActive: boolean }>(
    `select id, full_name as "fullName", suspended_at is null as "isActive" from profiles where email = $1`,
    [email],
  );
  return rows[0] ?? null;
}
