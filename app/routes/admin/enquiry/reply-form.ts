import type { NewReply } from '../../../features/enquiries/entries.schema.ts';
import { entryLimits } from '../../../features/enquiries/entries.ts';
import { defineDurableForm } from '../../../forms/define-durable-form.ts';
import { isVisible } from '../../../platform/text-input.ts';

export type ReplyField = Exclude<keyof NewReply, 'requestId'>;

/** Its drafts are among those of the inbox: listed there, and deleted when the person signs out. @see PD-55 */
export const replyForm = defineDurableForm<ReplyField, { to: string }>({
  texts: 'compose',
  intent: 'reply',
  fields: { body: { label: 'pipeline.reply', hint: 'pipeline.reply.hint', limit: entryLimits.replyLength } },
  longText: { name: 'body', tooLong: 'compose.body.tooLong' },
  invalid: ({ body }) => (isVisible(body) ? 'compose.failed' : 'compose.incomplete'),
  storageKey: 'draft:',
  parseMore: ({ to }) => ({ to: String(to) }),
});
