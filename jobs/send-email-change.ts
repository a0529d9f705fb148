import type pg from 'pg';
import { z } from 'zod';
import { announceEmailChange } from '#features/accounts/announce-email-change.server.ts';
import { queueMailAsOwner, sealEmailChange } from '#features/mails/queue-mails.server.ts';
import { inOwnerTransaction } from '#platform/owner-transaction.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';

const PayloadSchema = z.object({ changeId: z.uuid() });

/** In the queue, because the web role must not know the tokens. Safe to run twice. @see R7 @see PD-40 */
export async function sendEmailChange(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const { changeId } = PayloadSchema.parse(payload);
  await inOwnerTransaction(owner, (client) =>
    announceEmailChange(client, changeId, (personId, mail) =>
      queueMailAsOwner(client, { ...sealEmailChange(keyring, mail), template: 'email-change', personId }),
    ),
  );
}
