import type { Letter } from '#features/messages/letters.schema.ts';
import { messageLimits } from '#features/messages/messages.ts';
import { defineForm } from '#forms/define-form.ts';
import { messageForm } from '../../inbox/draft-storage.ts';

export type LetterField = Exclude<keyof Letter, 'requestId'> | 'attachments';

/** @see PD-45 */
export const letterForm = defineForm<LetterField>({
  ...messageForm,
  fields: {
    subject: { label: 'compose.subject' },
    body: { label: 'compose.body', limit: messageLimits.bodyLength },
    language: { label: 'textLanguage', isOptional: true },
    attachments: { label: 'attachments.title', isOptional: true },
  },
});
