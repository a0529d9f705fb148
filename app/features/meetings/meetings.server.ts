import { type RawBuilder, sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { Meeting, MeetingTime, NamedStudent, OpenOffer } from './meetings.ts';
import { unsealOffer, unsealRoom } from './sealed-meetings.server.ts';

interface OpenRow {
  id: string;
  ownerName: string;
  topic: Buffer;
  place: Buffer | null;
  timeZone: string;
  limitHours: number;
  offeredAt: Date;
  firstAt: Date;
  lastAt: Date;
  free: number;
  students: NamedStudent[];
}

/** The offers that the guardian can book, each with the children who have no meeting of it. @see PD-69 */
export const listOpenOffers = (tx: PersonTx): Promise<OpenOffer[]> => readOffers(tx, sql`true`);

/** Null for an offer that the guardian cannot book for any child. */
export async function findOpenOffer(tx: PersonTx, id: string): Promise<OpenOffer | null> {
  const [offer] = await readOffers(tx, sql`offer.id = ${id}`);
  return offer ?? null;
}

async function readOffers(tx: PersonTx, condition: RawBuilder<unknown>): Promise<OpenOffer[]> {
  const { rows } = await sql<OpenRow>`
    select offer.id, profiles.full_name as "ownerName", topic, place, time_zone as "timeZone", limit_hours as "limitHours",
      offer.created_at as "offeredAt", times.first as "firstAt", times.last as "lastAt", students,
      (select count(*)::int from free_times(offer.id)) as free
    from meeting_offers as offer join profiles on profiles.id = owner_id
      cross join lateral (
        select json_agg(json_build_object('id', students.id, 'fullName', full_name) order by full_name, students.id) as students
        from open_offers() as open join students on students.id = student_id
        where open.offer_id = offer.id and not exists (
          select from meeting_students join meetings on meetings.id = meeting_id
          where meetings.offer_id = offer.id and cancelled_at is null and meeting_students.student_id = open.student_id)
      ) as bookable
      cross join lateral (
        select min(starts_at) as first, max(starts_at) as last from meeting_times
        where offer_id = offer.id and withdrawn_at is null and starts_at > now() + make_interval(hours => limit_hours)) as times
    where ${condition} and students is not null
    order by times.first, offer.id`.execute(tx);
  return rows.map((row) => ({ ...row, ...unsealOffer(tx, row.id, row) }));
}

/** The times of an offer that the guardian could book now. */
export async function listFreeTimes(tx: PersonTx, offerId: string): Promise<MeetingTime[]> {
  const { rows } = await sql<MeetingTime>`
    select id, starts_at as "startsAt", ends_at as "endsAt" from free_times(${offerId})`.execute(tx);
  return rows;
}

interface MeetingRow extends Omit<Meeting, 'topic' | 'place'> {
  topic: Buffer;
  place: Buffer | null;
}

const children = sql`
  coalesce((select json_agg(json_build_object('id', students.id, 'fullName', students.full_name)
      order by students.full_name, students.id)
    from meeting_students join students on students.id = meeting_students.student_id
    where meeting_id = meetings.id), '[]')`;

async function readMeetings(tx: PersonTx, condition: RawBuilder<unknown>): Promise<Meeting[]> {
  const { rows } = await sql<MeetingRow>`
    select meetings.id, offer.id as "offerId", owner.full_name as "ownerName", topic, place, time_zone as "timeZone",
      starts_at as "startsAt", ends_at as "endsAt", revision, cancelled_by as "cancelledBy",
      booker.full_name as "bookedByName", starts_at - make_interval(hours => limit_hours) as "changeableUntil",
      cancelled_at is null and starts_at - make_interval(hours => limit_hours) > now()
        and is_meeting_of_family(meetings.id) as "mayChange",
      ${children} as students
    from meetings join meeting_offers as offer on offer.id = offer_id
      join profiles as owner on owner.id = meetings.owner_id
      left join profiles as booker on booker.id = booked_by
    where ${condition}
    order by starts_at, meetings.id`.execute(tx);
  return rows.map((row) => ({ ...row, ...unsealOffer(tx, row.offerId, row) }));
}

const ofFamily = sql`meetings.id = any ((select family_meetings())::uuid[])`;

/** Meetings about the reader's children that are not over, cancelled ones included. */
export const listComingMeetings = (tx: PersonTx): Promise<Meeting[]> =>
  readMeetings(tx, sql`${ofFamily} and ends_at > now()`);

/** Meetings about the reader's children that were held, the latest first. */
export async function listPastMeetings(tx: PersonTx): Promise<Meeting[]> {
  const meetings = await readMeetings(tx, sql`${ofFamily} and ends_at <= now() and cancelled_at is null`);
  return meetings.reverse();
}

/** Every meeting about the reader's children that is still stored. */
export const listAllMeetings = (tx: PersonTx): Promise<Meeting[]> => readMeetings(tx, ofFamily);

/** Null for a meeting of nobody whom the reader sees as a guardian. */
export async function findFamilyMeeting(tx: PersonTx, id: string): Promise<Meeting | null> {
  const [meeting] = await readMeetings(tx, sql`${ofFamily} and meetings.id = ${id}`);
  return meeting ?? null;
}

/** The room of a meeting that stands; null without one, or for somebody whom it does not concern. */
export async function findMeetingRoom(tx: Tx, meetingId: string): Promise<string | null> {
  const { rows } = await sql<{ offer_id: string; room: Buffer }>`
    select offer_id, room from meeting_room(${meetingId})`.execute(tx);
  const [found] = rows;
  return found ? unsealRoom(tx, found.offer_id, found.room) : null;
}

/** Whether the guardian has a reason to open the page of meetings: something to book, or a meeting. */
export async function hasMeetings(tx: PersonTx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select cardinality(family_meetings()) > 0 or exists (select from open_offers()) as has`.execute(tx);
  return rows[0]?.has === true;
}
