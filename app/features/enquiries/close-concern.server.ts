import { randomUUID } from 'node:crypto';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { acknowledgeConcern } from './acknowledge-concern.server.ts';
import { auditSubjectOf, EntryRefused, insertEntry, lockEnquiry } from './add-entry.server.ts';

export class ConcernClosed extends Refused<'closed before'> {}

/** Closes a safeguarding concern with a note; the retention period begins. @throws EntryRefused, ConcernClosed @see PD-75 */
export async function closeConcern(tx: PersonWriteTx, { id, note }: { id: string; note: string }): Promise<void> {
  const { state, office } = await lockEnquiry(tx, id);
  if (office !== 'safeguarding') throw new EntryRefused('unknown enquiry');
  if (state === 'closed') throw new ConcernClosed('closed before');
  await acknowledgeConcern(tx, id);
  await insertEntry(tx, { enquiryId: id, text: note, requestId: randomUUID(), kind: 'note' });
  await tx.updateTable('enquiries').set({ state: 'closed' }).where('id', '=', id).execute();
  const details = { from: state, to: 'closed', consultationOn: null };
  await recordAuditEvent(tx, { event: 'enquiry state changed', subject: auditSubjectOf({ id, office }), details });
}
