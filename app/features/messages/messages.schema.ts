import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { isUuid } from '../../platform/uuid.ts';
import { messageLimits, parseRecipient } from './messages.ts';

const { must, mustBePlain, requestId } = textRules<PlainTranslationKey>();

/** @see core §5 @see R9 @see R12 */
export const NewMessageSchema = z.object({
  receiverId: z.string('compose.recipient.missing').check(
    z.trim(),
    z.toLowerCase(),
    must((text) => text !== '', 'compose.recipient.missing'),
    must((text) => parseRecipient(text) !== null, 'compose.recipient.unknown'),
  ),
  subject: z.string('compose.subject.missing').check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((text) => text.replace(/\s+/gu, ' ').trim()),
    must(isVisible, 'compose.subject.missing'),
    must((text) => characterCount(text) <= messageLimits.subjectLength, 'compose.subject.tooLong'),
  ),
  body: z.string('compose.body.missing').check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite(normaliseNewlines),
    must(isVisible, 'compose.body.missing'),
    must((text) => characterCount(text) <= messageLimits.bodyLength, 'compose.body.tooLong'),
  ),
  studentId: z.optional(
    z.string().check(
      z.toLowerCase(),
      must((text) => text === '' || isUuid(text), 'compose.student.unknown'),
    ),
  ),
  requestId: requestId('validation.malformed'),
});
export type NewMessage = z.infer<typeof NewMessageSchema>;
