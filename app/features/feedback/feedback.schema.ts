import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { feedbackAreas, feedbackLimits } from './feedback.ts';

const { must, mustBePlain, requestId } = textRules<PlainTranslationKey>();

/** @see PD-48 @see R9 @see R12 */
export const FeedbackSchema = z.object({
  area: z.enum(feedbackAreas, 'feedback.area.missing' satisfies PlainTranslationKey),
  text: z.string('feedback.text.missing').check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((text) => normaliseNewlines(text).trim()),
    must(isVisible, 'feedback.text.missing'),
    must((text) => characterCount(text) <= feedbackLimits.textLength, 'feedback.text.tooLong'),
  ),
  requestId: requestId('validation.malformed'),
});
export type NewFeedback = z.infer<typeof FeedbackSchema>;
