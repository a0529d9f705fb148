import type pg from 'pg';
import { z } from 'zod';
import { announceMerge } from '#features/accounts/announce-merge.server.ts';
import { queueMailAsOwner, sealAccountMerge } from '#features/mails/queue-mails.server.ts';
import { inOwnerTransaction } from '#platform/owner-transaction.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';

const PayloadSchema = z.object({ mergeId: z.uuid() });

/** In the queue, because the web role must not know the tokens. Safe to run twice. @see R7 @see PD-64 */
export async function sendMergeLinks(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const { mergeId } = PayloadSchema.parse(payload);
  await inOwnerTransaction(owner, (client) =>
    announceMerge(client, mergeId, (personId, mail) =>
      queueMailAsOwner(client, { ...sealAccountMerge(keyring, mail), template: 'account-merge', personId }),
    ),
  );
}
