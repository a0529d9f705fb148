import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { requestKinds, requestLimits, requestOutcomes } from './privacy-requests.ts';

const { must, mustBePlain, requestId } = textRules<PlainTranslationKey>();

const textUpTo = (length: number, missing: PlainTranslationKey, tooLong: PlainTranslationKey) =>
  z.string(missing).check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((text) => normaliseNewlines(text).trim()),
    must(isVisible, missing),
    must((text) => characterCount(text) <= length, tooLong),
  );

/** @see PD-58 @see R9 */
export const PrivacyRequestSchema = z.object({
  kind: z.enum(requestKinds, 'privacyRequest.kind.missing' satisfies PlainTranslationKey),
  text: textUpTo(requestLimits.textLength, 'privacyRequest.text.missing', 'privacyRequest.text.tooLong'),
  requestId: requestId('validation.malformed'),
});
export type NewPrivacyRequest = z.infer<typeof PrivacyRequestSchema>;

export const AnswerSchema = z.object({
  outcome: z.enum(requestOutcomes, 'privacyAnswer.outcome.missing' satisfies PlainTranslationKey),
  answer: textUpTo(requestLimits.answerLength, 'privacyAnswer.text.missing', 'privacyAnswer.text.tooLong'),
});
export type Answer = z.infer<typeof AnswerSchema>;
