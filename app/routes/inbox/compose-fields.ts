import { isOffice } from '../../../content/offices.ts';
import { roles } from '../../../content/roles.ts';
import type { NewMessage } from '../../features/messages/messages.schema.ts';
import { messageLimits } from '../../features/messages/messages.ts';
import { type Draft, defineDurableForm } from '../../forms/define-durable-form.ts';
import { isVisible } from '../../platform/text-input.ts';
import type { FoundPerson } from '../../ui/use-person-search.ts';

/** `attachments`: the uploaded files, as `attachmentsText` writes them. */
export type MessageField = Exclude<keyof NewMessage, 'requestId'> | 'attachments';

interface Addressing {
  receiver: FoundPerson | null;
  /** The `to` and `re` parameters of the compose URL. */
  to: string | null;
  re: string | null;
}

export type MessageDraft = Draft<MessageField, Addressing>;

/** @see core §5 Compose, contract "forms" */
export const composeForm = defineDurableForm<MessageField, Addressing>({
  texts: 'compose',
  fields: {
    receiverId: { label: 'compose.recipient' },
    studentId: { label: 'compose.student', hint: 'compose.student.hint', isOptional: true },
    subject: { label: 'compose.subject' },
    body: { label: 'compose.body', limit: messageLimits.bodyLength },
    attachments: { label: 'attachments.title', isOptional: true },
  },
  longText: { name: 'body', tooLong: 'compose.body.tooLong' },
  invalid: ({ receiverId, subject, body }) =>
    [receiverId, subject, body].every(isVisible) ? 'compose.failed' : 'compose.incomplete',
  storageKey: 'draft:',
  // A recipient from the URL was not chosen, and a student alone is not worth keeping.
  countsAsInput: (name, { to, re }) => name !== 'studentId' && (name !== 'receiverId' || (to === null && re === null)),
  parseMore({ receiver: stored, to, re }) {
    const receiver = parseReceiver(stored);
    return { receiver, receiverId: receiver?.id ?? '', to: textOrNull(to), re: textOrNull(re) };
  },
});

/** Drops email addresses from drafts stored without a role, when everyone could still see addresses. */
function parseReceiver(receiver: unknown): FoundPerson | null {
  if (typeof receiver !== 'object' || receiver === null) return null;
  const { id, fullName, role, email, office } = receiver as Partial<Record<keyof FoundPerson, unknown>>;
  if (typeof id !== 'string' || typeof fullName !== 'string') return null;
  const known = roles.find((each) => each === role) ?? null;
  if (isOffice(office)) return { id, fullName, office };
  return { id, fullName, role: known, email: known && textOrNull(email) };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
