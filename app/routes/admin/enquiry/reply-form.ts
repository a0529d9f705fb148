import type { NewReply } from '#features/enquiries/entries.schema.ts';
import { entryLimits } from '#features/enquiries/entries.ts';
import { defineForm } from '#forms/define-form.ts';
import { messageForm } from '../../inbox/draft-storage.ts';

export type ReplyField = Exclude<keyof NewReply, 'requestId'>;

/** @see PD-55 */
export const replyForm = defineForm<ReplyField>({
  ...messageForm,
  intent: 'reply',
  fields: { body: { label: 'pipeline.reply', hint: 'pipeline.reply.hint', limit: entryLimits.replyLength } },
});
