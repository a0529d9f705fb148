import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { feedbackAreas, feedbackLimits } from './feedback.ts';

const { writtenText, requestId, languageTag } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

/** @see PD-48 @see R9 @see R12 */
export const FeedbackSchema = z.object({
  area: z.enum(feedbackAreas, 'feedback.area.missing' satisfies PlainTranslationKey),
  text: writtenText(feedbackLimits.textLength, { missing: 'feedback.text.missing', tooLong: 'feedback.text.tooLong' }),
  language: languageTag('validation.malformed'),
  requestId: requestId('validation.malformed'),
});
export type NewFeedback = z.infer<typeof FeedbackSchema>;
