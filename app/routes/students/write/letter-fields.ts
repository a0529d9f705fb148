import type { Letter } from '../../../features/messages/letters.schema.ts';
import { messageLimits } from '../../../features/messages/messages.ts';
import { defineDurableForm } from '../../../forms/define-durable-form.ts';
import { isVisible } from '../../../platform/text-input.ts';

/** `attachments`: the uploaded files, as `attachmentsText` writes them. */
export type LetterField = Exclude<keyof Letter, 'requestId'> | 'attachments';

/** Its drafts are among those of the inbox: listed there, and deleted when the person signs out. @see PD-45 */
export const letterForm = defineDurableForm<LetterField, { to: string }>({
  texts: 'compose',
  fields: {
    subject: { label: 'compose.subject' },
    body: { label: 'compose.body', limit: messageLimits.bodyLength },
    attachments: { label: 'attachments.title', isOptional: true },
  },
  longText: { name: 'body', tooLong: 'compose.body.tooLong' },
  invalid: ({ subject, body }) => ([subject, body].every(isVisible) ? 'compose.failed' : 'compose.incomplete'),
  storageKey: 'draft:',
  parseMore: ({ to }) => ({ to: String(to) }),
});
