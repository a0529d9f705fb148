import * as z from 'zod/mini';
import { enquiryTopics } from '../../../content/enquiry-topics.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { isDay } from '../../platform/calendar-days.ts';
import { parseRevision } from '../../platform/revision.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { joinLines, textRules } from '../../platform/text-rules.ts';
import { isUuid } from '../../platform/uuid.ts';
import {
  consultationRequirement,
  type EnquiryState,
  enquiryLimits,
  enquiryStages,
  enquiryStates,
} from './enquiries.ts';

const { must, mustMatch, mustBePlain, mustFit, oneLine, requestId } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);

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

const [consultation, concern, ...messageTopics] = enquiryTopics;

/** @see content §5 @see R9 @see R12 */
export const ConsultationSchema = z.object({
  ...common,
  topic: z._default(z.literal(consultation), consultation),
  region: oneLine(enquiryLimits.regionLength, { missing: 'enquiry.region.missing', tooLong: 'enquiry.region.tooLong' }),
  stage: z.enum(enquiryStages, 'enquiry.stage.missing' satisfies PlainTranslationKey),
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
    email: z._default(z.union([z.literal(''), common.email], 'enquiry.email.invalid'), ''),
    acknowledge: z._default(z.enum(['', 'on'], 'validation.malformed' satisfies PlainTranslationKey), ''),
  })
  .check(
    z.refine(({ email, acknowledge }) => email !== '' || acknowledge === '', {
      error: 'enquiry.acknowledge.needsEmail' satisfies PlainTranslationKey,
      path: ['email'],
    }),
  );

export type NewEnquiry =
  | z.infer<typeof ConsultationSchema>
  | z.infer<typeof MessageSchema>
  | z.infer<typeof ConcernSchema>;

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
  .check(
    z.refine(isDayPlausible, {
      error: 'enquiries.consultationOn.missing' satisfies PlainTranslationKey,
      path: ['consultationOn'],
    }),
  );

function isDayPlausible({ state, consultationOn }: { state: EnquiryState; consultationOn: string }): boolean {
  const consultation = consultationRequirement(state);
  return consultation === 'none' || isDay(consultationOn) || (consultation === 'optional' && consultationOn === '');
}

export type EnquiryChange = z.infer<typeof EnquiryChangeSchema>;
