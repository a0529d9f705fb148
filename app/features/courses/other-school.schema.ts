import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { weekdays } from './other-school.ts';

const { must, mustAgree, mustMatch, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const time = () =>
  z.string('otherSchool.time.missing').check(mustMatch(/^([01]\d|2[0-3]):[0-5]\d$/, 'otherSchool.time.missing'));

/** @see PD-67 @see R9 @see R12 */
export const OtherSchoolSchema = z
  .object({
    termId: z.string('otherSchool.term.missing').check(z.toLowerCase(), must(isUuid, 'otherSchool.term.missing')),
    weekday: z.enum(weekdays, 'otherSchool.weekday.missing' satisfies PlainTranslationKey),
    startsAt: time(),
    endsAt: time(),
    timeZone: z.string('otherSchool.timeZone.missing').check(z.minLength(1, 'otherSchool.timeZone.missing')),
    requestId: requestId('validation.malformed'),
  })
  .check(mustAgree(['endsAt', 'startsAt'], ({ startsAt, endsAt }) => endsAt > startsAt, 'otherSchool.endsAt.early'));
export type PostedHours = z.infer<typeof OtherSchoolSchema>;
