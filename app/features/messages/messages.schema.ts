import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isVisible, normaliseNewlines } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { messageLimits, parseRecipient } from './messages.ts';

const { must, mustBePlain, mustFit, oneLine, requestId, languageTag } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);

/** @see core §5 @see R9 @see R12 */
export const NewMessageSchema = z.object({
  receiverId: z.string('compose.recipient.missing').check(
    z.trim(),
    z.toLowerCase(),
    must((text) => text !== '', 'compose.recipient.missing'),
    must((text) => parseRecipient(text) !== null, 'compose.recipient.unknown'),
  ),
  subject: oneLine(messageLimits.subjectLength, {
    missing: 'compose.subject.missing',
    tooLong: 'compose.subject.tooLong',
  }),
  /** Keeps the indentation of its first line. */
  body: z
    .string('compose.body.missing')
    .check(
      mustBePlain,
      z.overwrite(normaliseNewlines),
      must(isVisible, 'compose.body.missing'),
      mustFit(messageLimits.bodyLength, 'compose.body.tooLong'),
    ),
  studentId: z.optional(
    z.string().check(
      z.toLowerCase(),
      must((text) => text === '' || isUuid(text), 'compose.student.unknown'),
    ),
  ),
  language: languageTag('validation.malformed'),
  requestId: requestId('validation.malformed'),
});
export type NewMessage = z.infer<typeof NewMessageSchema>;
