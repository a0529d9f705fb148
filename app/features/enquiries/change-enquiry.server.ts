import { sql } from 'kysely';
import type { WriteTx } from '../../platform/database.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { EnquiryChange } from './enquiries.schema.ts';

/** `impossible day`: before the enquiry arrived or over a year ahead. */
export class EnquiryChangeRefused extends Refused<'unknown enquiry' | 'impossible day' | 'no consultation'> {}

/** The date of a consultation or of the closing decides how long the enquiry is kept. @throws EnquiryChangeRefused */
export async function changeEnquiryState(
  tx: WriteTx,
  id: string,
  change: EnquiryChange,
  actorId: string,
): Promise<void> {
  const kept = await tx
    .selectFrom('enquiries')
    .select([
      'topic',
      'state',
      'received_at as receivedAt',
      sql<string | null>`consultation_on::text`.as('consultationOn'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw new EnquiryChangeRefused('unknown enquiry');
  const { state } = change;
  if (state === 'scheduled' && kept.topic !== 'consultation') throw new EnquiryChangeRefused('no consultation');
  const consultationOn = state === 'scheduled' ? change.consultationOn : null;
  if (state === kept.state && consultationOn === kept.consultationOn) return;
  if (consultationOn !== null && !isPossible(consultationOn, kept.receivedAt))
    throw new EnquiryChangeRefused('impossible day');
  await tx.updateTable('enquiries').set({ state, consultation_on: consultationOn }).where('id', '=', id).execute();
  const details = { from: kept.state, to: state, consultationOn };
  await recordAuditEvent(tx, { actorId, event: 'enquiry state changed', subject: { type: 'enquiry', id }, details });
}

const dayMilliseconds = 24 * 3_600_000;

/** From the day it came (anywhere on earth) to a year from now: a mistyped year must not keep it for ever. */
function isPossible(day: string, receivedAt: Date): boolean {
  const time = new Date(day).getTime();
  return time > receivedAt.getTime() - 2 * dayMilliseconds && time < Date.now() + 366 * dayMilliseconds;
}
