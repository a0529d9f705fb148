import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { requestKinds, requestLimits, requestOutcomes } from './privacy-requests.ts';

const { writtenText, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

/** @see PD-58 @see R9 */
export const PrivacyRequestSchema = z.object({
  kind: z.enum(requestKinds, 'privacyRequest.kind.missing' satisfies PlainTranslationKey),
  text: writtenText(requestLimits.textLength, {
    missing: 'privacyRequest.text.missing',
    tooLong: 'privacyRequest.text.tooLong',
  }),
  requestId: requestId('validation.malformed'),
});
export type NewPrivacyRequest = z.infer<typeof PrivacyRequestSchema>;

export const AnswerSchema = z.object({
  outcome: z.enum(requestOutcomes, 'privacyAnswer.outcome.missing' satisfies PlainTranslationKey),
  answer: writtenText(requestLimits.answerLength, {
    missing: 'privacyAnswer.text.missing',
    tooLong: 'privacyAnswer.text.tooLong',
  }),
});
export type Answer = z.infer<typeof AnswerSchema>;
