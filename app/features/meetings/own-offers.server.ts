import { type RawBuilder, sql } from 'kysely';
import type { PersonTx, PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { BookedStudent, OwnOffer, OwnTime } from './meetings.ts';
import { unsealOffer } from './sealed-meetings.server.ts';

interface OwnRow extends Omit<OwnOffer, 'topic' | 'place'> {
  topic: Buffer;
  place: Buffer | null;
}

/** The offers of the person, the one with the latest times first. @see PD-69 */
export const listOwnOffers = (tx: PersonTx): Promise<OwnOffer[]> => readOwnOffers(tx, sql`true`);

/** Null for an offer of somebody else. */
export async function findOwnOffer(tx: PersonTx, id: string): Promise<OwnOffer | null> {
  const [offer] = await readOwnOffers(tx, sql`offer.id = ${id}`);
  return offer ?? null;
}

async function readOwnOffers(tx: PersonTx, condition: RawBuilder<unknown>): Promise<OwnOffer[]> {
  const { rows } = await sql<OwnRow>`
    select offer.id, audience, audience_choices as choices, enquiry_id as "enquiryId", topic, place, time_zone as "timeZone",
      limit_hours as "limitHours", first as "firstAt", last as "lastAt", times, booked
    from meeting_offers as offer
      cross join lateral (
        select min(starts_at) as first, max(starts_at) as last, (count(*) filter (where withdrawn_at is null))::int as times
        from meeting_times where offer_id = offer.id) as slots
      cross join lateral (
        select count(*)::int as booked from meetings where offer_id = offer.id and cancelled_at is null) as bookings
    where owner_id = ${tx.me} and ${condition}
    order by last desc, offer.id`.execute(tx);
  return rows.map((row) => ({ ...row, ...unsealOffer(tx, row.id, row) }));
}

interface TimeRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  isWithdrawn: boolean;
  meetingId: string | null;
  bookedByName: string | null;
}

/** All times of an own offer, with who has booked them. Students whom the person may not meet any more are left out. */
export async function listOwnTimes(tx: PersonTx, offerId: string): Promise<OwnTime[]> {
  const { rows } = await sql<TimeRow>`
    select slot.id, slot.starts_at as "startsAt", slot.ends_at as "endsAt", withdrawn_at is not null as "isWithdrawn",
      meetings.id as "meetingId", full_name as "bookedByName"
    from meeting_times as slot join meeting_offers as offer on offer.id = slot.offer_id
      left join meetings on time_id = slot.id and cancelled_at is null
      left join profiles on profiles.id = booked_by
    where offer.id = ${offerId} and offer.owner_id = ${tx.me}
    order by slot.starts_at`.execute(tx);
  const studentsOf = await studentsByMeeting(tx, offerId);
  return rows.map(({ meetingId, bookedByName, ...time }) => {
    const students = meetingId === null ? [] : (studentsOf.get(meetingId) ?? []);
    const name = students.length > 0 ? bookedByName : null;
    return { ...time, meeting: meetingId === null ? null : { id: meetingId, students, bookedByName: name } };
  });
}

async function studentsByMeeting(tx: PersonTx, offerId: string): Promise<Map<string, BookedStudent[]>> {
  const { rows } = await sql<BookedStudent & { meetingId: string }>`
    select meeting_id as "meetingId", student_id as id, full_name as "fullName", current_level as "currentLevel",
      class_name as "className"
    from students_of_offer(${offerId})`.execute(tx);
  return Map.groupBy(rows, ({ meetingId }) => meetingId);
}

export class WithdrawalRefused extends Refused<'gone'> {}

/** Cancels the meetings at these times and offers them no longer. Returns the number of meetings. @throws WithdrawalRefused */
export async function withdrawTimes(
  tx: PersonWriteTx,
  { offerId, timeIds }: { offerId: string; timeIds: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ cancelled: number | null }>`
    select withdraw_times(${offerId}, ${timeIds}::uuid[]) as cancelled`.execute(tx);
  const cancelled = rows[0]?.cancelled ?? null;
  if (cancelled === null) throw new WithdrawalRefused('gone');
  await recordAuditEvent(tx, {
    event: 'meeting times withdrawn',
    subject: { type: 'meeting offer', id: offerId },
    details: { count: String(cancelled) },
  });
  return cancelled;
}
