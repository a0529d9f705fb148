import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MeetingContact } from '#content/mails/queued-mails.ts';
import { roomHosts } from '#content/school.ts';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { isRoomAddress } from '#platform/room-address.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { type MeetingFamilies, meetingLimits, type OfferDetails, type TimeSpan } from './meetings.ts';
import { sealContact, sealOffer, unsealOffer } from './sealed-meetings.server.ts';

/** `other content`: the form was sent before with different content. */
export class OfferRefused extends Refused<
  'not permitted' | 'nobody' | 'no times' | 'too many times' | 'too late' | 'room' | 'other content'
> {}

interface NewOffer extends OfferDetails {
  requestId: string;
  times: readonly TimeSpan[];
}

/** Offers times to families and tells them. Returns the id of the offer, also for a repeated form. @throws OfferRefused @see PD-69 */
export async function offerMeetings(tx: PersonWriteTx, offer: NewOffer & MeetingFamilies): Promise<string> {
  checkTimes(offer);
  const { audience, choices } = offer;
  const id = randomUUID();
  if (!(await insertOffer(tx, id, offer, { audience, audience_choices: [...choices] })))
    return findOfferedBefore(tx, offer, audience);
  const { rows } = await sql<{ students: number | null }>`select announce_offer(${id}) as students`.execute(tx);
  if (!rows[0]?.students) throw new OfferRefused('nobody');
  await recordOffer(tx, id, { audience, count: String(offer.times.length) });
  return id;
}

/** Offers times to an enquiry, whose contact gets a link. @throws OfferRefused @see PD-69 */
export async function offerToEnquiry(
  tx: PersonWriteTx,
  offer: NewOffer & { enquiryId: string; contact: MeetingContact },
): Promise<string> {
  checkTimes(offer);
  const id = randomUUID();
  const { enquiryId, contact } = offer;
  const to = {
    audience: 'enquiry',
    enquiry_id: enquiryId,
    contact: sealContact(tx, id, contact),
    token_hash: tokenHash(contact.token),
  } as const;
  if (!(await insertOffer(tx, id, offer, to))) return findOfferedBefore(tx, offer, 'enquiry');
  await sql`select announce_invitation(${id})`.execute(tx);
  await recordOffer(tx, id, { audience: 'enquiry', count: String(offer.times.length) });
  return id;
}

/** @throws OfferRefused */
export function checkTimes({ room, times }: Pick<NewOffer, 'room' | 'times'>): void {
  if (room !== null && !isRoomAddress(room, roomHosts)) throw new OfferRefused('room');
  const [first] = times;
  if (!first) throw new OfferRefused('no times');
  if (times.length > meetingLimits.maxTimes) throw new OfferRefused('too many times');
  if (first.startsAt.getTime() <= Date.now()) throw new OfferRefused('too late');
}

type Receiver =
  | { audience: MeetingFamilies['audience']; audience_choices: string[] }
  | { audience: 'enquiry'; enquiry_id: string; contact: Buffer; token_hash: Buffer };

/** @returns false for a repeated form */
async function insertOffer(tx: PersonWriteTx, id: string, offer: NewOffer, to: Receiver): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('meeting_offers')
    .values({
      id,
      owner_id: tx.me,
      ...to,
      ...sealOffer(tx, id, offer),
      time_zone: offer.timeZone,
      limit_hours: offer.limitHours,
      request_id: offer.requestId,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'request_id']).doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw sqlState(error) === sqlStates.insufficientPrivilege
        ? new OfferRefused('not permitted', { cause: error })
        : error;
    });
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await insertTimes(tx, id, offer.times);
  return true;
}

async function insertTimes(tx: WriteTx, offerId: string, times: readonly TimeSpan[]): Promise<void> {
  const rows = times.map(({ startsAt, endsAt }) => ({
    id: randomUUID(),
    offer_id: offerId,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  await tx.insertInto('meeting_times').values(rows).execute();
}

const recordOffer = (tx: WriteTx, id: string, details: { audience: string; count: string }) =>
  recordAuditEvent(tx, { event: 'meeting times offered', subject: { type: 'meeting offer', id }, details });

async function findOfferedBefore(tx: PersonWriteTx, offer: NewOffer, audience: string): Promise<string> {
  const known = await tx
    .selectFrom('meeting_offers')
    .select(['id', 'audience', 'topic', 'place'])
    .where('owner_id', '=', tx.me)
    .where('request_id', '=', offer.requestId)
    .executeTakeFirst();
  if (!known) throw new OfferRefused('other content');
  const { topic, place } = unsealOffer(tx, known.id, known);
  const isSame = known.audience === audience && topic === offer.topic && place === offer.place;
  if (!isSame) throw new OfferRefused('other content');
  return known.id;
}
