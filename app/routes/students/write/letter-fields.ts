import type { Letter } from '#features/messages/letters.schema.ts';
import { messageLimits } from '#features/messages/messages.ts';
import { defineDurableForm } from '#forms/define-durable-form.ts';
import type { UnsavedForm } from '#forms/invalid-form.ts';
import { messageForm, type RestOfMessage } from '../../inbox/draft-storage.ts';
import type { LetterQuestion } from './confirm-letter.tsx';

export type LetterField = Exclude<keyof Letter, 'requestId'> | 'attachments';

/** A letter that is not sent yet: with errors, or with the question whether to send it. */
export type UnsentLetter = UnsavedForm<LetterField> & { confirmation?: LetterQuestion };

/** @see PD-45 */
export const letterForm = defineDurableForm<LetterField, RestOfMessage<LetterField>>({
  ...messageForm,
  fields: {
    subject: { label: 'compose.subject' },
    body: { label: 'compose.body', limit: messageLimits.bodyLength },
    attachments: { label: 'attachments.title', isOptional: true },
  },
});
