import { daysOf, detailsOf, type OfferForm } from '#features/meetings/meetings.schema.ts';
import { meetingLimits } from '#features/meetings/meetings.ts';
import { checkTimes, type OfferRefused } from '#features/meetings/offer-meetings.server.ts';
import { offeredTimes } from '#features/meetings/offered-times.ts';
import type { FormRefusals } from '#forms/handle-form.server.ts';
import type { OfferField } from './offer-form.ts';

/** What the form offers. @throws OfferRefused */
export function offerOf(values: OfferForm) {
  const details = detailsOf(values);
  const times = offeredTimes(daysOf(values), details.timeZone);
  checkTimes({ ...details, times });
  return { ...details, times };
}

type Offered = ReturnType<typeof offerOf>;

export const previewOf = ({ times, timeZone }: Offered) => ({
  times: times.length,
  firstAt: times[0]?.startsAt ?? new Date(0),
  lastEnd: times.at(-1)?.endsAt ?? new Date(0),
  timeZone,
});

export const offerRefusals: FormRefusals<OfferField, OfferRefused['reason']> = {
  'not permitted': () => ({ problem: { text: 'meetingOffer.notPermitted' }, status: 403 }),
  nobody: () => ({ problem: { text: 'meetingOffer.nobody' } }),
  'no times': () => ({ errors: { until: 'meetingOffer.until.noTimes' } }),
  'too many times': () => ({
    problem: { text: 'meetingOffer.tooManyTimes', parameters: { count: meetingLimits.maxTimes } },
  }),
  'too late': () => ({ errors: { firstDay: 'meetingOffer.firstDay.past' } }),
  room: () => ({ errors: { room: 'meetingOffer.room.invalid' } }),
};
