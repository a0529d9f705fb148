import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { entryLimits } from './entries.ts';

const { must, mustBePlain, requestId } = textRules<PlainTranslationKey>();

const writtenText = (missing: PlainTranslationKey, tooLong: PlainTranslationKey, length: number) =>
  z.string(missing).check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((text) => normaliseNewlines(text).trim()),
    must(isVisible, missing),
    must((text) => characterCount(text) <= length, tooLong),
  );

/** @see PD-54 @see R9 @see R12 */
export const NoteSchema = z.object({
  note: writtenText('pipeline.note.missing', 'pipeline.note.tooLong', entryLimits.noteLength),
  requestId: requestId('validation.malformed'),
});
export type NewNote = z.infer<typeof NoteSchema>;

/** @see PD-55 @see R9 @see R12 */
export const ReplySchema = z.object({
  body: writtenText('compose.body.missing', 'compose.body.tooLong', entryLimits.replyLength),
  requestId: requestId('validation.malformed'),
});
export type NewReply = z.infer<typeof ReplySchema>;
