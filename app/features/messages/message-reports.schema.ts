import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { reportKinds, reportLimits } from './message-reports.ts';

const { must, mustBePlain } = textRules<PlainTranslationKey>();

const textUpTo = (length: number, tooLong: PlainTranslationKey) => [
  mustBePlain('validation.forbiddenCharacters'),
  z.overwrite<string>((text) => normaliseNewlines(text).trim()),
  must((text) => characterCount(text) <= length, tooLong),
];

/** @see PD-47 */
export const NewReportSchema = z.object({
  kind: z.enum(reportKinds, 'messageReport.kind.missing'),
  text: z._default(z.string().check(...textUpTo(reportLimits.textLength, 'messageReport.text.tooLong')), ''),
});
export type NewReport = z.infer<typeof NewReportSchema>;

export const OpenReportSchema = z.object({
  reason: z
    .string('safeguarding.reason.missing')
    .check(
      ...textUpTo(reportLimits.reasonLength, 'safeguarding.reason.tooLong'),
      must(isVisible, 'safeguarding.reason.missing'),
    ),
});

export const CloseReportSchema = z.object({
  note: z
    .string('safeguarding.note.missing')
    .check(
      ...textUpTo(reportLimits.noteLength, 'safeguarding.note.tooLong'),
      must(isVisible, 'safeguarding.note.missing'),
    ),
});
