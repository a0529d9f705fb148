import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { textRules } from '../../platform/text-rules.ts';
import { entryLimits } from './entries.ts';

const { writtenText, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

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
