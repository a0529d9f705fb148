import type pg from 'pg';
import { z } from 'zod';
import { sealResetLink } from '../app/features/mails/queue-mails.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { makeToken, tokenHash } from '../app/platform/tokens.server.ts';
import type { Language } from '../content/languages.ts';

const PayloadSchema = z.object({ requestId: z.uuid() });

/** Queues the mail with a reset link. Runs in the queue, because the web role must not know the token of the link. @see R7 */
export async function sendResetLink(payload: unknown, owner: pg.Pool, keyring: Keyring): Promise<void> {
  const { requestId } = PayloadSchema.parse(payload);
  const { rows } = await owner.query<{ language: Language }>(
    'select language from accounts.password_reset_requests where id = $1 and address is not null',
    [requestId],
  );
  const [request] = rows;
  if (!request) return;
  const token = makeToken();
  const { id, sealedSecret } = sealResetLink(keyring, { token, language: request.language });
  await owner.query('select accounts.issue_reset_link($1, $2, $3, $4)', [
    requestId,
    tokenHash(token),
    id,
    sealedSecret,
  ]);
}
