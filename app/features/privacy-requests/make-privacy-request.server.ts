import { randomUUID } from 'node:crypto';
import type { WriteTx } from '../../platform/database.server.ts';
import { raisedCode } from '../../platform/database-errors.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { seal } from '../../platform/sealing.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { NewPrivacyRequest } from './privacy-requests.schema.ts';
import { requestPlace } from './sealed-privacy-requests.server.ts';

export class RequestRefused extends Refused<'too many'> {}

/** Notifies the office by mail. A repeated form is the same request. @throws RequestRefused @see PD-58 @see R9 */
export async function makePrivacyRequest(
  tx: WriteTx,
  keyring: Keyring,
  personId: string,
  { kind, text, requestId }: NewPrivacyRequest,
): Promise<void> {
  const known = await tx
    .selectFrom('privacy_requests')
    .select('id')
    .where('person_id', '=', personId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) return;
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('privacy_requests')
    .values({
      id,
      person_id: personId,
      kind,
      text: seal(keyring, requestPlace('text', id), text),
      request_id: requestId,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'request_id']).doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw raisedCode(error) === 'AP058' ? new RequestRefused('too many', { cause: error }) : error;
    });
  if (numInsertedOrUpdatedRows !== 1n) return;
  await recordAuditEvent(tx, {
    actorId: personId,
    event: 'privacy request made',
    subject: { type: 'privacy request', id },
    details: { kind },
  });
}
