import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { reportLimits } from './reports.ts';

const { must, optionalText, languageTag } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const grade = () =>
  z._default(z.string(), '').check(
    z.toLowerCase(),
    must((text) => text === '' || isUuid(text), 'validation.malformed'),
  );

/** A draft may be incomplete. */
export const ReportSchema = z.object({
  attainment: grade(),
  effort: grade(),
  target: optionalText(reportLimits.targetLength, 'reportEntry.target.tooLong'),
  comment: optionalText(reportLimits.commentLength, 'reportEntry.comment.tooLong'),
  nextStep: optionalText(reportLimits.nextStepLength, 'reportEntry.nextStep.tooLong'),
  language: languageTag('validation.malformed'),
});
export type ReportField = keyof z.infer<typeof ReportSchema>;
