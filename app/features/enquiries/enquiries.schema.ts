import * as z from 'zod/mini';
import { enquiryTopics } from '#content/enquiry-topics.ts';
import { languageCodes } from '#content/languages.ts';
import { figures } from '#content/legal/figures.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay, todayInUtc } from '#platform/calendar-days.ts';
import { parseRevision } from '#platform/revision.ts';
import { characterCount, isVisible, joinLines, normaliseNewlines } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import {
  consultationRequirement,
  type EnquiryState,
  enquiryLimits,
  enquiryStages,
  enquiryStates,
  recordedChannels,
} from './enquiries.ts';

const { must, mustAgree, mustMatch, mustBePlain, mustFit, oneLine, phoneNumber, requestId, writtenText } =
  textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const common = {
  name: oneLine(enquiryLimits.nameLength, { missing: 'enquiry.name.missing', tooLong: 'enquiry.name.tooLong' }),
  email: z.string('enquiry.email.invalid').check(
    z.trim(),
    z.toLowerCase(),
    mustMatch(z.regexes.email, 'enquiry.email.invalid'),
    must((text) => text.length <= enquiryLimits.emailLength, 'enquiry.email.tooLong'),
  ),
  message: z.string('enquiry.message.tooShort').check(
    mustBePlain,
    z.overwrite((text) => normaliseNewlines(text).trim()),
    must((text) => isVisible(text) && characterCount(text) >= enquiryLimits.messageMinimum, 'enquiry.message.tooShort'),
    mustFit(enquiryLimits.messageLength, 'enquiry.message.tooLong'),
  ),
  requestId: requestId('validation.malformed'),
};

const optionalEmail = z._default(z.union([z.literal(''), common.email], 'enquiry.email.invalid'), '');

const consultationFields = {
  region: oneLine(enquiryLimits.regionLength, { missing: 'enquiry.region.missing', tooLong: 'enquiry.region.tooLong' }),
  stage: z.enum(enquiryStages, 'enquiry.stage.missing' satisfies PlainTranslationKey),
};

const [consultation, concern, ...messageTopics] = enquiryTopics;

/** @see content §5 @see R9 @see R12 */
export const ConsultationSchema = z.object({
  ...common,
  topic: z._default(z.literal(consultation), consultation),
  ...consultationFields,
});

export const MessageSchema = z.object({
  ...common,
  topic: z.enum(messageTopics, 'enquiry.topic.unknown' satisfies PlainTranslationKey),
});

/** Name and email address are optional; the acknowledgement is sent only on request. @see PD-75 */
export const ConcernSchema = z
  .object({
    ...common,
    topic: z.literal(concern),
    name: z
      ._default(z.string(), '')
      .check(mustBePlain, z.overwrite(joinLines), mustFit(enquiryLimits.nameLength, 'enquiry.name.tooLong')),
    email: optionalEmail,
    acknowledge: z._default(z.enum(['', 'on'], 'validation.malformed' satisfies PlainTranslationKey), ''),
  })
  .check(
    mustAgree(
      ['email', 'acknowledge'],
      ({ email, acknowledge }) => email !== '' || acknowledge === '',
      'enquiry.acknowledge.needsEmail',
    ),
  );

export type NewEnquiry =
  | z.infer<typeof ConsultationSchema>
  | z.infer<typeof MessageSchema>
  | z.infer<typeof ConcernSchema>;

/** An enquiry that reached the office. An email address or a phone number is needed. @see PD-30 */
export const RecordedEnquirySchema = z
  .object({
    name: common.name,
    email: optionalEmail,
    phone: phoneNumber('addEnquiry.phone.invalid'),
    ...consultationFields,
    message: writtenText(enquiryLimits.messageLength, {
      missing: 'addEnquiry.message.missing',
      tooLong: 'enquiry.message.tooLong',
    }),
    language: z.enum(languageCodes, 'validation.malformed' satisfies PlainTranslationKey),
    channel: z.enum(recordedChannels, 'addEnquiry.channel.missing' satisfies PlainTranslationKey),
    receivedOn: z
      .string('addEnquiry.receivedOn.missing')
      .check(must(isDay, 'addEnquiry.receivedOn.missing'), must(isRecordable, 'addEnquiry.receivedOn.impossible')),
    requestId: common.requestId,
  })
  .check(
    mustAgree(['email', 'phone'], ({ email, phone }) => email !== '' || phone !== '', 'addEnquiry.contact.missing'),
  );

export type RecordedEnquiry = z.infer<typeof RecordedEnquirySchema>;

/** From today, in any time zone, back to the last day whose enquiries are still kept. */
function isRecordable(day: string): boolean {
  const today = todayInUtc();
  return day <= addDays(today, 1) && day > addDays(today, -figures.enquiryRetentionDays);
}

export const EnquiryChangeSchema = z
  .object({
    state: z.enum(enquiryStates, 'validation.malformed' satisfies PlainTranslationKey),
    consultationOn: z._default(z.string().check(z.trim()), ''),
    /** Empty for no owner. */
    ownerId: z._default(
      z.string().check(
        z.toLowerCase(),
        must((id) => id === '' || isUuid(id), 'pipeline.owner.unknown'),
      ),
      '',
    ),
    /** Revision that the form shows. */
    revision: z
      .string('validation.malformed')
      .check(must((text) => parseRevision(text) !== null, 'validation.malformed')),
  })
  .check(mustAgree(['consultationOn', 'state'], isDayPlausible, 'enquiries.consultationOn.missing'));

function isDayPlausible({ state, consultationOn }: { state: EnquiryState; consultationOn: string }): boolean {
  const consultation = consultationRequirement(state);
  return consultation === 'none' || isDay(consultationOn) || (consultation === 'optional' && consultationOn === '');
}

export type EnquiryChange = z.infer<typeof EnquiryChangeSchema>;
