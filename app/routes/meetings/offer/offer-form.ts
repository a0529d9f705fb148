import type { OfferForm } from '#features/meetings/meetings.schema.ts';
import { meetingLimits } from '#features/meetings/meetings.ts';
import { defineForm } from '#forms/define-form.ts';
import { roomLength } from '#platform/room-address.ts';

export type OfferField = Exclude<keyof OfferForm, 'requestId'>;

/** @see PD-69 */
export const offerForm = defineForm<OfferField>({
  texts: 'meetingOffer',
  fields: {
    topic: { label: 'meetingOffer.topic', hint: 'meetingOffer.topic.hint', limit: meetingLimits.topicLength },
    firstDay: { label: 'meetingOffer.firstDay' },
    lastDay: { label: 'meetingOffer.lastDay', hint: 'meetingOffer.lastDay.hint', isOptional: true },
    from: { label: 'meetingOffer.from' },
    until: { label: 'meetingOffer.until' },
    length: { label: 'meetingOffer.length' },
    pause: { label: 'meetingOffer.pause' },
    timeZone: { label: 'meetingOffer.timeZone' },
    place: {
      label: 'meetingOffer.place',
      hint: 'meetingOffer.place.hint',
      limit: meetingLimits.placeLength,
      isOptional: true,
    },
    room: { label: 'meetingOffer.room', hint: 'meetingOffer.room.hint', returnedLength: roomLength, isOptional: true },
    limitHours: { label: 'meetingOffer.limitHours', hint: 'meetingOffer.limitHours.hint' },
  },
});
