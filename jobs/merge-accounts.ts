import type pg from 'pg';
import { z } from 'zod';
import { completeMerge } from '#features/accounts/complete-merge.server.ts';
import { queueMailAsOwner, sealAccountRemoval } from '#features/mails/queue-mails.server.ts';
import { moveMessages } from '#features/messages/move-messages.server.ts';
import { keepSafeguardingNames } from '#features/messages/safeguarding-names.server.ts';
import { inOwnerTransaction } from '#platform/owner-transaction.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';

const PayloadSchema = z.object({ keptId: z.uuid(), duplicateId: z.uuid(), actorId: z.uuid() });

/** Merges accounts in one transaction. In the queue, because only the owner may re-encrypt messages. Safe to run twice. @see PD-64 */
export async function mergeAccounts(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const merge = PayloadSchema.parse(payload);
  await inOwnerTransaction(owner, (client) =>
    completeMerge(client, merge, {
      moveMessages: (accounts) => moveMessages(client, keyring, accounts),
      keepName: (id) => keepSafeguardingNames(client, keyring, { accounts: [id], safeguardingSince: new Date(0) }),
      // Without an account: the duplicate no longer exists, and the secret contains everything that the mails need.
      queueMail: (removal) =>
        queueMailAsOwner(client, {
          ...sealAccountRemoval(keyring, removal),
          template: 'account-removed',
          requestedBy: merge.actorId,
        }),
    }),
  );
}
