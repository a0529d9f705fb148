import type { WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { seal } from '../../platform/sealing.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { Answer } from './privacy-requests.schema.ts';
import { privacyRequestContext } from './sealed-privacy-requests.server.ts';

export class AnswerRefused extends Refused<'answered before'> {}

/** Notifies the person by mail. @throws AnswerRefused, also for an unknown request @see PD-58 */
export async function answerPrivacyRequest(
  tx: WriteTx,
  keyring: Keyring,
  { id, outcome, answer }: Answer & { id: string },
  answeredBy: string,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('privacy_requests')
    .set({
      outcome,
      answer: seal(keyring, privacyRequestContext('answer', id), answer),
      answered_at: new Date(),
      answered_by: answeredBy,
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
