import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';

export type Outcome = 'done' | BookingRefused['reason'];

/** `taken`: somebody was faster, or the time was withdrawn. `busy`: the family has another meeting then. */
export class BookingRefused extends Refused<
  'gone' | 'taken' | 'busy' | 'too late' | 'booked before' | 'changed meanwhile' | 'other content'
> {}

interface Booking {
  timeId: string;
  /** Several children are met together. */
  studentIds: readonly string[];
  requestId: string;
}

/** A repeated form is the same meeting. @throws BookingRefused @see PD-69 @see R9 */
export async function bookMeeting(tx: PersonWriteTx, { timeId, studentIds, requestId }: Booking): Promise<void> {
  const id = randomUUID();
  const { rows } = await sql<{ outcome: Outcome }>`
    select book_meeting(new_id => ${id}, chosen_time => ${timeId}, children => ${studentIds}::uuid[],
      form => ${requestId}) as outcome`.execute(tx);
  mustBeDone(rows);
  const booked = await tx
    .selectFrom('meetings')
    .select('id')
    .where('booked_by', '=', tx.me)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (booked?.id === id) await record(tx, 'meeting booked', id);
}

interface Change {
  meetingId: string;
  /** That the page showed. */
  revision: number;
}

/** To another time of the same offer. @throws BookingRefused */
export async function moveMeeting(
  tx: PersonWriteTx,
  { meetingId, revision, timeId }: Change & { timeId: string },
): Promise<void> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select move_meeting(${meetingId}, ${revision}, ${timeId}) as outcome`.execute(tx);
  mustBeDone(rows);
  await record(tx, 'meeting moved', meetingId);
}

/** @throws BookingRefused */
export async function cancelMeeting(tx: PersonWriteTx, { meetingId, revision }: Change): Promise<void> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select cancel_meeting(${meetingId}, ${revision}) as outcome`.execute(tx);
  mustBeDone(rows);
  await record(tx, 'meeting cancelled', meetingId);
}

/** @throws BookingRefused */
export function mustBeDone(rows: readonly { outcome: Outcome }[]): void {
  const outcome = rows[0]?.outcome ?? 'gone';
  if (outcome !== 'done') throw new BookingRefused(outcome);
}

const record = (tx: WriteTx, event: 'meeting booked' | 'meeting moved' | 'meeting cancelled', id: string) =>
  recordAuditEvent(tx, { event, subject: { type: 'meeting', id } });
