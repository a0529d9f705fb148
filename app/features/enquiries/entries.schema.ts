import * as z from 'zod/mini';
import { offices } from '#content/offices.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseRevision } from '#platform/revision.ts';
import { textRules } from '#platform/text-rules.ts';
import { entryLimits } from './entries.ts';

const { must, writtenText, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

/** @see PD-54 @see R9 @see R12 */
export const NoteSchema = z.object({
  note: writtenText(entryLimits.noteLength, { missing: 'pipeline.note.missing', tooLong: 'pipeline.note.tooLong' }),
  requestId: requestId('validation.malformed'),
});
export type NewNote = z.infer<typeof NoteSchema>;

/** @see PD-55 @see R9 @see R12 */
export const ReplySchema = z.object({
  body: writtenText(entryLimits.replyLength, { missing: 'compose.body.missing', tooLong: 'compose.body.tooLong' }),
  requestId: requestId('validation.malformed'),
});
export type NewReply = z.infer<typeof ReplySchema>;

/** @see PD-75 */
export const TransferSchema = z.object({
  office: z.enum(offices, 'transfer.office.missing' satisfies PlainTranslationKey),
  reason: writtenText(entryLimits.reasonLength, {
    missing: 'transfer.reason.missing',
    tooLong: 'transfer.reason.tooLong',
  }),
  /** Revision that the form shows. */
  revision: z
    .string('validation.malformed')
    .check(must((text) => parseRevision(text) !== null, 'validation.malformed')),
});
export type NewTransfer = z.infer<typeof TransferSchema>;

/** Closes a safeguarding concern. @see PD-75 */
export const CloseConcernSchema = z.object({
  note: writtenText(entryLimits.noteLength, {
    missing: 'safeguarding.note.missing',
    tooLong: 'safeguarding.note.tooLong',
  }),
});
