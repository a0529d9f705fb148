import { randomUUID } from 'node:crypto';
import type { MeetingAudience, OfferDetails, TimeSpan } from '#features/meetings/meetings.ts';
import { sealOffer } from '#features/meetings/sealed-meetings.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleOffer extends Partial<OfferDetails> {
  id?: string;
  ownerId: string;
  audience?: MeetingAudience;
  choices?: readonly string[];
  times: readonly TimeSpan[];
}

const timeTypes = { id: 'uuid', offer_id: 'uuid', starts_at: 'timestamptz', ends_at: 'timestamptz' };

const meetingTypes = {
  id: 'uuid',
  offer_id: 'uuid',
  owner_id: 'uuid',
  time_id: 'uuid',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  booked_by: 'uuid',
  request_id: 'uuid',
};

export interface SampleTime extends TimeSpan {
  id: string;
  offerId: string;
  ownerId: string;
}

/** Adds an offer to the families of the owner's students, without mails. Returns its times. */
export async function addMeetingOffer(asOwner: AsOwner, keyring: Keyring, offer: SampleOffer): Promise<SampleTime[]> {
  const {
    id = randomUUID(),
    ownerId,
    audience = 'own',
    choices = [],
    timeZone = 'Europe/London',
    limitHours = 1,
  } = offer;
  const { topic = 'Parents’ day', room = null, place = room === null ? 'Room 4' : null } = offer;
  const sealed = sealOffer(keyring, id, { topic, place, room, timeZone, limitHours });
  await asOwner(
    `insert into meeting_offers (id, owner_id, audience, audience_choices, topic, place, room, time_zone, limit_hours, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $1)`,
    [id, ownerId, audience, choices, sealed.topic, sealed.place, sealed.room, timeZone, limitHours],
  );
  const times = offer.times.map((time) => ({ id: randomUUID(), ...time }));
  await insertRows(
    asOwner,
    'meeting_times',
    timeTypes,
    times.map(({ id: timeId, startsAt, endsAt }) => ({
      id: timeId,
      offer_id: id,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
  );
  return times.map((time) => ({ ...time, offerId: id, ownerId }));
}

/** Books a time, without mails. Returns the id of the meeting. */
export async function addMeeting(
  asOwner: AsOwner,
  time: SampleTime,
  { studentIds, bookedBy }: { studentIds: readonly string[]; bookedBy: string },
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    offer_id: time.offerId,
    owner_id: time.ownerId,
    time_id: time.id,
    starts_at: time.startsAt,
    ends_at: time.endsAt,
    booked_by: bookedBy,
    request_id: id,
  };
  await insertRows(asOwner, 'meetings', meetingTypes, [row]);
  await asOwner('insert into meeting_students select $1, unnest($2::uuid[])', [id, studentIds]);
  return id;
}
