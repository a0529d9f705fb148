import type { MeetingContact } from '#content/mails/queued-mails.ts';
import { sealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
import type { OfferDetails, OfferText } from './meetings.ts';

type Column = 'topic' | 'place' | 'room' | 'contact';

const offerContext = (column: Column, offerId: string): SealingContext => ({
  table: 'meeting_offers',
  column,
  id: offerId,
});

export const sealedMeetingOffers = sealedTable<Column>({
  name: 'meeting_offers',
  sealed: ['topic', 'place', 'room', 'contact'],
  contextOf: (column, { id }) => offerContext(column, id),
});

export function sealOffer(sealer: Sealer, id: string, { topic, place, room }: OfferDetails) {
  return {
    topic: sealer.seal(offerContext('topic', id), topic),
    place: place === null ? null : sealer.seal(offerContext('place', id), place),
    room: room === null ? null : sealer.seal(offerContext('room', id), room),
  };
}

export const unsealOffer = (
  sealer: Sealer,
  id: string,
  { topic, place }: { topic: Buffer; place: Buffer | null },
): OfferText => ({
  topic: sealer.unsealOrNull(offerContext('topic', id), topic),
  place: place && sealer.unsealOrNull(offerContext('place', id), place),
});

export const unsealRoom = (sealer: Sealer, id: string, room: Buffer | null): string | null =>
  room && sealer.unsealOrNull(offerContext('room', id), room);

export const sealContact = (sealer: Sealer, id: string, contact: MeetingContact): Buffer =>
  sealer.seal(offerContext('contact', id), JSON.stringify(contact));

export const unsealContact = (sealer: Sealer, id: string, contact: Buffer): MeetingContact =>
  JSON.parse(sealer.unseal(offerContext('contact', id), contact));
