import type pg from 'pg';
import { z } from 'zod';
import { completeMerge } from '../app/features/accounts/complete-merge.server.ts';
import { queueMailAsOwner, sealAccountRemoval } from '../app/features/mails/queue-mails.server.ts';
import { moveMessages } from '../app/features/messages/move-messages.server.ts';
import { keepSafeguardingNames } from '../app/features/messages/safeguarding-names.server.ts';
import { inOwnerTransaction } from '../app/platform/owner-transaction.server.ts';
import type { Keyring } from '../app/platform/sealing.server.ts';

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
