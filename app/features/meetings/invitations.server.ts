import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { mustBeDone, type Outcome } from './book-meeting.server.ts';
import type { Invitation, MeetingTime } from './meetings.ts';
import { unsealContact, unsealOffer, unsealRoom } from './sealed-meetings.server.ts';

interface InvitationRow {
  offer_id: string;
  owner_name: string;
  topic: Buffer;
  place: Buffer | null;
  room: Buffer | null;
  contact: Buffer;
  time_zone: string;
  limit_hours: number;
  meeting_id: string | null;
  starts_at: Date;
  ends_at: Date;
  revision: number;
  can_change: boolean;
}

/** Returns null for an unknown link, and after the last time of the offer. @see PD-69 */
export async function findInvitation(tx: Tx, token: string): Promise<Invitation | null> {
  const { rows } = await sql<InvitationRow>`select * from read_invitation(${tokenHash(token)})`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { offer_id: offerId, meeting_id: meetingId } = row;
  return {
    ...unsealOffer(tx, offerId, row),
    offerId,
    ownerName: row.owner_name,
    timeZone: row.time_zone,
    limitHours: row.limit_hours,
    language: unsealContact(tx, offerId, row.contact).language,
    meeting:
      meetingId === null
        ? null
        : {
            id: meetingId,
            startsAt: row.starts_at,
            endsAt: row.ends_at,
            revision: row.revision,
            room: unsealRoom(tx, offerId, row.room),
            mayChange: row.can_change,
          },
  };
}

export async function listInvitedTimes(tx: Tx, token: string): Promise<MeetingTime[]> {
  const { rows } = await sql<MeetingTime>`
    select id, starts_at as "startsAt", ends_at as "endsAt" from invited_times(${tokenHash(token)})`.execute(tx);
  return rows;
}

/** Books a time, or moves the meeting to it. `revision`: of the meeting that the page showed. @throws BookingRefused */
export async function bookInvited(
  tx: WriteTx,
  { token, timeId, revision }: { token: string; timeId: string; revision: number | null },
): Promise<void> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select book_invited(token => ${tokenHash(token)}, new_id => ${randomUUID()}, chosen_time => ${timeId},
      seen_revision => ${revision}) as outcome`.execute(tx);
  mustBeDone(rows);
}

/** @throws BookingRefused */
export async function cancelInvited(
  tx: WriteTx,
  { token, revision }: { token: string; revision: number },
): Promise<void> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select cancel_invited(${tokenHash(token)}, ${revision}) as outcome`.execute(tx);
  mustBeDone(rows);
}
