import { isOffice } from '#content/offices.ts';
import { roles } from '#content/roles.ts';
import type { NewMessage } from '#features/messages/messages.schema.ts';
import { type Draft, defineDrafts } from '#forms/define-durable-form.ts';
import { draftPrefixes, draftPrefixOf } from '#forms/draft-prefixes.ts';
import type { DraftBase, StoredDraft } from '#forms/draft-store.ts';
import type { FoundPerson } from '#ui/use-person-search.ts';

/** `attachments`: the uploaded files, as `attachmentsText` writes them. */
export type MessageField = Exclude<keyof NewMessage, 'requestId'> | 'attachments';

interface Addressing {
  /** Person with the id `receiverId`. */
  receiver: FoundPerson | null;
  /** The `to` and `re` parameters of the compose URL, the page of an enquiry, or the query of a letter to families. */
  to: string | null;
  re: string | null;
}

export type MessageDraft = Draft<MessageField, Addressing>;

/** What a draft of a message has besides the fields of its form. */
export type RestOfMessage<Name extends MessageField> = Omit<MessageDraft, keyof DraftBase | Name>;

const fields = ['receiverId', 'studentId', 'subject', 'body', 'attachments'] as const satisfies MessageField[];

/** The drafts of messages, of replies to enquiries and of letters: one list, deleted when the person signs out. */
export const messageDrafts = defineDrafts<MessageField, Addressing>(fields, {
  storageKey: draftPrefixes.messages,
  // A recipient from the URL was not chosen, and a student alone is not worth keeping.
  countsAsInput: (name, { to, re }) => name !== 'studentId' && (name !== 'receiverId' || (to === null && re === null)),
  parseMore({ receiver: stored, to, re }) {
    const receiver = parseReceiver(stored);
    return { receiver, receiverId: receiver?.id ?? '', to: textOrNull(to), re: textOrNull(re) };
  },
});

function parseReceiver(receiver: unknown): FoundPerson | null {
  if (typeof receiver !== 'object' || receiver === null) return null;
  const { id, fullName, role, email, office } = receiver as Partial<Record<keyof FoundPerson, unknown>>;
  if (typeof id !== 'string' || typeof fullName !== 'string') return null;
  if (isOffice(office)) return { id, fullName, office };
  return { id, fullName, role: roles.find((each) => each === role) ?? null, email: textOrNull(email) };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** What the definitions of the forms share. */
export const messageForm = {
  texts: 'compose',
  longText: { name: 'body', tooLong: 'compose.body.tooLong' },
  incomplete: 'compose.incomplete',
  drafts: messageDrafts,
} as const;

/** One draft per person and page. */
export function draftKey(personId: string, { to, re }: Pick<MessageDraft, 'to' | 're'>): string {
  return `${draftPrefixOf('messages', personId)}${re ? `re-${re}` : to ? `to-${to}` : 'new'}`;
}

/** All drafts of one person on this device. Returns the same array until a draft changes. */
export function draftsOf(personId: string): readonly StoredDraft<MessageDraft>[] {
  return messageDrafts.list(draftPrefixOf('messages', personId));
}

/** Resolves the drafts whose messages have arrived; returns those that were removed. */
export function resolveSentDrafts(personId: string, arrived: ReadonlySet<string>): MessageDraft[] {
  const resolved = draftsOf(personId).filter(({ draft }) => arrived.has(draft.requestId));
  for (const { key, draft } of resolved) messageDrafts.resolve(key, draft);
  return resolved.flatMap(({ draft }) => (draft.state === 'changed' ? [] : draft));
}
