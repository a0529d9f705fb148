import type { PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { Answer } from './privacy-requests.schema.ts';
import { privacyRequestContext } from './sealed-privacy-requests.server.ts';

export class AnswerRefused extends Refused<'answered before'> {}

/** Notifies the person by mail. @throws AnswerRefused, also for an unknown request @see PD-58 */
export async function answerPrivacyRequest(
  tx: PersonWriteTx,
  { id, outcome, answer }: Answer & { id: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('privacy_requests')
    .set({
      outcome,
      answer: tx.seal(privacyRequestContext('answer', id), answer),
      answered_at: new Date(),
      answered_by: tx.me,
    })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AnswerRefused('answered before');
  await recordAuditEvent(tx, {
    event: 'privacy request answered',
    subject: { type: 'privacy request', id },
    details: { outcome },
  });
}
