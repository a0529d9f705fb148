import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { messageReportLimits, reportKinds } from './message-reports.ts';

const { must, mustBePlain } = textRules<PlainTranslationKey>();

const textUpTo = (length: number, tooLong: PlainTranslationKey) => [
  mustBePlain('validation.forbiddenCharacters'),
  z.overwrite<string>((text) => normaliseNewlines(text).trim()),
  must((text) => characterCount(text) <= length, tooLong),
];

/** @see PD-47 */
export const NewMessageReportSchema = z.object({
  kind: z.enum(reportKinds, 'messageReport.kind.missing'),
  text: z._default(z.string().check(...textUpTo(messageReportLimits.textLength, 'messageReport.text.tooLong')), ''),
});
export type NewMessageReport = z.infer<typeof NewMessageReportSchema>;

export const OpenReportSchema = z.object({
  reason: z
    .string('safeguarding.reason.missing')
    .check(
      ...textUpTo(messageReportLimits.reasonLength, 'safeguarding.reason.tooLong'),
      must(isVisible, 'safeguarding.reason.missing'),
    ),
});

export const CloseReportSchema = z.object({
  note: z
    .string('safeguarding.note.missing')
    .check(
      ...textUpTo(messageReportLimits.noteLength, 'safeguarding.note.tooLong'),
      must(isVisible, 'safeguarding.note.missing'),
    ),
});
