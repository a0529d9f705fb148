import type pg from 'pg';
import { z } from 'zod';
import type { AuditDetailKey } from '../app/features/audit/audit.ts';
import type { AccountRemoval } from '../app/features/mails/mails.ts';
import { sealAccountRemoval } from '../app/features/mails/queue-mails.server.ts';
import { moveMessages } from '../app/features/messages/move-messages.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { log } from '../app/platform/log.server.ts';
import { languageCodes } from '../content/languages.ts';
import { isBindingUnfinished } from './bind-messages.ts';

const PayloadSchema = z.object({ keptId: z.uuid(), duplicateId: z.uuid(), actorId: z.uuid() });
type Merge = z.infer<typeof PayloadSchema>;

/** Merges accounts in one transaction. In the queue, because only the owner may re-encrypt messages. Safe to run twice. @see PD-64 */
export async function mergeAccounts(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const merge = PayloadSchema.parse(payload);
  const acceptsUnbound = await isBindingUnfinished(owner);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await mergeInTransaction(client, keyring, merge, acceptsUnbound);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function mergeInTransaction(client: pg.ClientBase, keyring: Keyring, merge: Merge, acceptsUnbound: boolean) {
  const { keptId, duplicateId, actorId } = merge;
  const people = await lockAccounts(client, merge);
  const [kept, duplicate] = [keptId, duplicateId].map((id) => people.find((each) => each.id === id));
  if (!duplicate) return;
  if (!kept || kept.isSuspended || !duplicate.isSuspended || kept.role !== duplicate.role)
    return log.warn({ keptId, duplicateId }, 'accounts were not merged: one of them has changed since');
  await moveMessages(client, keyring, { from: duplicateId, to: keptId, acceptsUnbound });
  await client.query('select merge_accounts($1, $2)', [keptId, duplicateId]);
  await client.query(
    `insert into audit_log (actor_id, act, subject_type, subject_id, details)
     values ($1, 'accounts merged', 'account', $2, $4), ($1, 'accounts merged', 'account', $3, $5)`,
    [
      actorId,
      keptId,
      duplicateId,
      { duplicate: duplicateId } satisfies Partial<Record<AuditDetailKey, string | number>>,
      { into: keptId } satisfies Partial<Record<AuditDetailKey, string | number>>,
    ],
  );
  await queueMail(client, keyring, { ...kept, kind: 'kept' }, actorId);
  await queueMail(client, keyring, { ...duplicate, kind: 'merged' }, actorId);
}

interface LockedAccount {
  id: string;
  fullName: string;
  email: string;
  role: string | null;
  language: string | null;
  isSuspended: boolean;
}

async function lockAccounts(client: pg.ClientBase, { keptId, duplicateId }: Merge): Promise<LockedAccount[]> {
  const { rows } = await client.query<LockedAccount>(
    `select profiles.id, full_name as "fullName", email, language, suspended_at is not null as "isSuspended",
       (select role from user_roles where user_id = profiles.id) as role
     from profiles join accounts.people using (id) where profiles.id in ($1, $2) order by profiles.id for update of profiles`,
    [keptId, duplicateId],
  );
  return rows;
}

type Receiver = Pick<LockedAccount, 'fullName' | 'email' | 'language'> & Required<Pick<AccountRemoval, 'kind'>>;

/** Leaves `person_id` null: the duplicate no longer exists, and `sealed_secret` contains everything that the mails need. */
async function queueMail(
  client: pg.ClientBase,
  keyring: Keyring,
  { fullName, email, language, kind }: Receiver,
  actor: string,
) {
  const known = languageCodes.find((code) => code === language) ?? null;
  const { id, sealedSecret } = sealAccountRemoval(keyring, { kind, fullName, email, language: known });
  await client.query(
    `insert into mails (id, requested_by, template, sealed_secret)
     values ($1, (select id from profiles where id = $2), 'account-removed', $3)`,
    [id, actor, sealedSecret],
  );
  await client.query('select add_job($1, $2)', ['send-mail', { mailId: id }]);
}
