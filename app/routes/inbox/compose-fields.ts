import { messageLimits } from '#features/messages/messages.ts';
import { defineForm } from '#forms/define-form.ts';
import { type MessageField, messageForm } from './draft-storage.ts';

/** @see core §5 Compose, contract "forms" */
export const composeForm = defineForm<MessageField>({
  ...messageForm,
  fields: {
    receiverId: { label: 'compose.recipient' },
    studentId: { label: 'compose.student', hint: 'compose.student.hint', isOptional: true },
    subject: { label: 'compose.subject' },
    body: { label: 'compose.body', limit: messageLimits.bodyLength },
    language: { label: 'textLanguage', isOptional: true },
    attachments: { label: 'attachments.title', isOptional: true },
  },
});
