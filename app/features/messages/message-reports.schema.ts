import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { messageReportLimits, reportKinds } from './message-reports.ts';

const { writtenText, optionalText } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

/** @see PD-47 */
export const NewMessageReportSchema = z.object({
  kind: z.enum(reportKinds, 'messageReport.kind.missing'),
  text: optionalText(messageReportLimits.textLength, 'messageReport.text.tooLong'),
});
export type NewMessageReport = z.infer<typeof NewMessageReportSchema>;

export const OpenReportSchema = z.object({
  reason: writtenText(messageReportLimits.reasonLength, {
    missing: 'safeguarding.reason.missing',
    tooLong: 'safeguarding.reason.tooLong',
  }),
});

export const CloseReportSchema = z.object({
  note: writtenText(messageReportLimits.noteLength, {
    missing: 'safeguarding.note.missing',
    tooLong: 'safeguarding.note.tooLong',
  }),
});
