import * as z from 'zod/mini';
import { findTimeZone } from '#i18n/time-zones.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay, todayInUtc } from '#platform/calendar-days.ts';
import { parseRevision } from '#platform/revision.ts';
import { joinLines } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { meetingLimits, type OfferDetails, type OfferedDays } from './meetings.ts';

const { must, mustAgree, mustMatch, oneLine, optionalText, requestId } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);
const { topicLength, placeLength, maxDays, maxDaysAhead, minLength, maxLength, maxPause, maxLimitHours } =
  meetingLimits;

const isNear = (day: string) => day >= addDays(todayInUtc(), -1) && day <= addDays(todayInUtc(), maxDaysAhead);

const time = (missing: PlainTranslationKey) => z.string(missing).check(mustMatch(/^([01]\d|2[0-3]):[0-5]\d$/, missing));

const wholeNumber = (from: number, to: number, invalid: PlainTranslationKey) =>
  z.string(invalid).check(
    z.trim(),
    must((text) => /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to, invalid),
  );

/** An empty last day means the first. @see PD-69 @see R9 @see R12 */
export const OfferSchema = z
  .object({
    topic: oneLine(topicLength, { missing: 'meetingOffer.topic.missing', tooLong: 'meetingOffer.topic.tooLong' }),
    place: optionalText(placeLength, 'meetingOffer.place.tooLong').check(z.overwrite(joinLines)),
    room: optionalText(2_000, 'meetingOffer.room.invalid').check(z.overwrite(joinLines)),
    firstDay: z
      .string('meetingOffer.firstDay.missing')
      .check(must(isDay, 'meetingOffer.firstDay.missing'), must(isNear, 'meetingOffer.firstDay.far')),
    lastDay: z._default(
      z.string().check(must((text) => text === '' || isDay(text), 'meetingOffer.lastDay.invalid')),
      '',
    ),
    from: time('meetingOffer.from.missing'),
    until: time('meetingOffer.until.missing'),
    length: wholeNumber(minLength, maxLength, 'meetingOffer.length.invalid'),
    pause: wholeNumber(0, maxPause, 'meetingOffer.pause.invalid'),
    limitHours: wholeNumber(0, maxLimitHours, 'meetingOffer.limitHours.invalid'),
    timeZone: z
      .string('meetingOffer.timeZone.missing')
      .check(must((name) => findTimeZone(name) !== null, 'meetingOffer.timeZone.missing')),
    requestId: requestId('validation.malformed'),
  })
  .check(
    mustAgree(['place', 'room'], ({ place, room }) => (place === '') !== (room === ''), 'meetingOffer.place.missing'),
    mustAgree(
      ['lastDay', 'firstDay'],
      ({ firstDay, lastDay }) => lastDay === '' || (lastDay >= firstDay && lastDay < addDays(firstDay, maxDays)),
      'meetingOffer.lastDay.far',
    ),
    mustAgree(['until', 'from'], ({ from, until }) => until > from, 'meetingOffer.until.early'),
  );
export type OfferForm = z.infer<typeof OfferSchema>;

export const detailsOf = ({ topic, place, room, timeZone, limitHours }: OfferForm): OfferDetails => ({
  topic,
  place: place || null,
  room: room || null,
  timeZone,
  limitHours: Number(limitHours),
});

export const daysOf = ({ firstDay, lastDay, from, until, length, pause }: OfferForm): OfferedDays => ({
  firstDay,
  lastDay: lastDay || firstDay,
  from,
  until,
  length: Number(length),
  pause: Number(pause),
});

const timeId = z.string('meetings.time.missing').check(z.toLowerCase(), must(isUuid, 'meetings.time.missing'));

const maxChildren = 20;

/** `students`: ids separated by commas, those who are met together. @see PD-69 @see R9 @see R12 */
export const BookingSchema = z.object({
  students: z.string('meetings.students.missing').check(
    z.toLowerCase(),
    must((text) => idsIn(text).length <= maxChildren && idsIn(text).every(isUuid), 'meetings.students.missing'),
  ),
  timeId,
  requestId: requestId('validation.malformed'),
});
export type BookingForm = z.infer<typeof BookingSchema>;

export const idsIn = (text: string): string[] => text.split(',');

const revision = z
  .string('validation.malformed')
  .check(must((text) => parseRevision(text) !== null, 'validation.malformed'));

/** `revision`: of the meeting that the page shows. */
export const MoveSchema = z.object({ timeId, revision });
export type MoveForm = z.infer<typeof MoveSchema>;

export const CancellationSchema = z.object({ revision });

/** Of a person without an account: the revision is empty before the first booking. */
export const InvitedSchema = z.object({
  timeId,
  revision: z._default(
    z.string().check(must((text) => text === '' || parseRevision(text) !== null, 'validation.malformed')),
    '',
  ),
});
