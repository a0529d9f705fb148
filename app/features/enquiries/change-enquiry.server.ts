import { sql } from 'kysely';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import type { Office } from '#content/offices.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { auditSubjectOf } from './add-entry.server.ts';
import type { EnquiryChange } from './enquiries.schema.ts';
import { consultationRequirement, type EnquiryState, statesOf } from './enquiries.ts';

/** `impossible day`: before the enquiry arrived or over a year ahead. `changed meanwhile`: by somebody else. */
export class EnquiryChangeRefused extends Refused<
  'unknown enquiry' | 'impossible day' | 'no consultation' | 'day needed' | 'unknown owner' | 'changed meanwhile'
> {}

/** The consultation decides how long the enquiry is kept. @throws EnquiryChangeRefused @see PD-54 */
export async function changeEnquiry(tx: WriteTx, id: string, change: EnquiryChange): Promise<void> {
  const kept = await lockEnquiry(tx, id);
  const { state } = change;
  if (!statesOf(kept).includes(state)) throw new EnquiryChangeRefused('no consultation');
  const consultationOn = dayOf(state, change.consultationOn);
  const ownerId = change.ownerId || null;
  const isMoved = state !== kept.state || consultationOn !== kept.consultationOn;
  const hasNewOwner = ownerId !== kept.ownerId;
  if (!isMoved && !hasNewOwner) return;
  if (Number(change.revision) !== kept.revision) throw new EnquiryChangeRefused('changed meanwhile');
  if (consultationOn !== null && consultationOn !== kept.consultationOn && !isPossible(consultationOn, kept.receivedAt))
    throw new EnquiryChangeRefused('impossible day');
  if (hasNewOwner && ownerId !== null) await mustBeAdmin(tx, ownerId);
  await tx
    .updateTable('enquiries')
    .set({ state, consultation_on: consultationOn, owner_id: ownerId })
    .where('id', '=', id)
    .execute();
  const subject = auditSubjectOf({ id, office: kept.office });
  if (isMoved) {
    const details = { from: kept.state, to: state, consultationOn };
    await recordAuditEvent(tx, { event: 'enquiry state changed', subject, details });
  }
  if (hasNewOwner) {
    const details = { from: kept.ownerId, to: ownerId };
    await recordAuditEvent(tx, { event: 'enquiry owner changed', subject, details });
  }
}

interface Move {
  state: EnquiryState;
  revision: number;
}

/**
 * Changes only the status, as on the board. Returns the former one, and the revision after the change.
 * @throws EnquiryChangeRefused, with `day needed` if the status needs a consultation and none is scheduled
 */
export async function moveEnquiry(
  tx: WriteTx,
  id: string,
  { state, revision }: Move,
): Promise<{ from: EnquiryState; revision: number }> {
  const kept = await lockEnquiry(tx, id);
  if (consultationRequirement(state) === 'needed' && kept.consultationOn === null)
    throw new EnquiryChangeRefused('day needed');
  const unchanged = { consultationOn: kept.consultationOn ?? '', ownerId: kept.ownerId ?? '' };
  await changeEnquiry(tx, id, { state, revision: String(revision), ...unchanged });
  return { from: kept.state, revision: kept.state === state ? kept.revision : kept.revision + 1 };
}

export function dayOf(state: EnquiryState, consultationOn: string): string | null {
  return consultationRequirement(state) === 'none' ? null : consultationOn || null;
}

interface LockedEnquiry {
  topic: EnquiryTopic;
  office: Office | null;
  state: EnquiryState;
  revision: number;
  ownerId: string | null;
  receivedAt: Date;
  consultationOn: string | null;
}

async function lockEnquiry(tx: WriteTx, id: string): Promise<LockedEnquiry> {
  const { rows } = await sql<LockedEnquiry>`
    select topic, office, state, revision, owner_id as "ownerId", received_at as "receivedAt",
      consultation_on::text as "consultationOn"
    from enquiries where id = ${id} for update`.execute(tx);
  const [kept] = rows;
  if (!kept) throw new EnquiryChangeRefused('unknown enquiry');
  return kept;
}

async function mustBeAdmin(tx: Tx, ownerId: string): Promise<void> {
  const { rows } = await sql`
    select from user_roles join profiles on id = user_id
    where user_id = ${ownerId} and role = 'admin' and suspended_at is null`.execute(tx);
  if (rows.length === 0) throw new EnquiryChangeRefused('unknown owner');
}

const dayMilliseconds = 24 * 3_600_000;

/** Allows the day of receipt (in any time zone) to a year from now: a mistyped year must not keep it for ever. */
function isPossible(day: string, receivedAt: Date): boolean {
  const time = new Date(day).getTime();
  return time > receivedAt.getTime() - 2 * dayMilliseconds && time < Date.now() + 366 * dayMilliseconds;
}
