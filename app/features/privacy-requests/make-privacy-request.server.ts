import { randomUUID } from 'node:crypto';
import type { PersonTx, PersonWriteTx } from '#platform/database.server.ts';
import { refusalCodes, sqlState } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { NewPrivacyRequest } from './privacy-requests.schema.ts';
import { privacyRequestContext } from './sealed-privacy-requests.server.ts';

/** `other content`: the form was sent before with another kind or text. */
export class RequestRefused extends Refused<'too many' | 'other content'> {}

/** Notifies the office by mail. A repeated form is the same request. @throws RequestRefused @see PD-58 @see R9 */
export async function makePrivacyRequest(tx: PersonWriteTx, request: NewPrivacyRequest): Promise<void> {
  const { kind, text, requestId } = request;
  if (await isKnown(tx, request)) return;
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('privacy_requests')
    .values({
      id,
      person_id: tx.me,
      kind,
      text: tx.seal(privacyRequestContext('text', id), text),
      request_id: requestId,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'request_id']).doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw sqlState(error) === refusalCodes.tooManyPrivacyRequests
        ? new RequestRefused('too many', { cause: error })
        : error;
    });
  if (numInsertedOrUpdatedRows !== 1n) {
    await isKnown(tx, request);
    return;
  }
  await recordAuditEvent(tx, {
    event: 'privacy request made',
    subject: { type: 'privacy request', id },
    details: { kind },
  });
}

/** Whether the form has been sent before. @throws RequestRefused */
async function isKnown(tx: PersonTx, { kind, text, requestId }: NewPrivacyRequest): Promise<boolean> {
  const known = await tx
    .selectFrom('privacy_requests')
    .select(['id', 'kind', 'text'])
    .where('person_id', '=', tx.me)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!known) return false;
  if (known.kind !== kind || tx.unseal(privacyRequestContext('text', known.id), known.text) !== text)
    throw new RequestRefused('other content');
  return true;
}
