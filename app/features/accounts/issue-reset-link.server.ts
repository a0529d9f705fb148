import type pg from 'pg';
import type { Language } from '#content/languages.ts';
import type { ResetLink } from '#content/mails/queued-mails.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';

/** Queues the mail with a reset link if the address of the request has an account, as the owner. Safe to run twice. @see R7 */
export async function issueResetLink(
  owner: pg.Pool,
  requestId: string,
  sealMail: (link: ResetLink) => { id: string; sealedSecret: Buffer },
): Promise<void> {
  const { rows } = await owner.query<{ language: Language }>(
    'select language from accounts.password_reset_requests where id = $1 and address is not null',
    [requestId],
  );
  const [request] = rows;
  if (!request) return;
  const token = makeToken();
  const { id, sealedSecret } = sealMail({ token, language: request.language });
  await owner.query('select accounts.issue_reset_link($1, $2, $3, $4)', [
    requestId,
    tokenHash(token),
    id,
    sealedSecret,
  ]);
}
