import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { isUuid } from '../../platform/uuid.ts';
import { reportLimits } from './reports.ts';

const { must, mustBePlain } = textRules<PlainTranslationKey>();

const grade = () =>
  z._default(z.string(), '').check(
    z.toLowerCase(),
    must((text) => text === '' || isUuid(text), 'validation.malformed'),
  );

const text = (length: number, tooLong: PlainTranslationKey) =>
  z._default(z.string(), '').check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((typed) => (isVisible(typed) ? normaliseNewlines(typed).trim() : '')),
    must((typed) => characterCount(typed) <= length, tooLong),
  );

/** A draft may be incomplete. */
export const ReportSchema = z.object({
  attainment: grade(),
  effort: grade(),
  target: text(reportLimits.targetLength, 'reportEntry.target.tooLong'),
  comment: text(reportLimits.commentLength, 'reportEntry.comment.tooLong'),
  nextStep: text(reportLimits.nextStepLength, 'reportEntry.nextStep.tooLong'),
});
export type ReportField = keyof z.infer<typeof ReportSchema>;
