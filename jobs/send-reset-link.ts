import type pg from 'pg';
import { z } from 'zod';
import { issueResetLink } from '#features/accounts/issue-reset-link.server.ts';
import { sealResetLink } from '#features/mails/queue-mails.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';

const PayloadSchema = z.object({ requestId: z.uuid() });

/** In the queue, because the web role must not know the token of the link. @see R7 */
export async function sendResetLink(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const { requestId } = PayloadSchema.parse(payload);
  await issueResetLink(owner, requestId, (link) => sealResetLink(keyring, link));
}
