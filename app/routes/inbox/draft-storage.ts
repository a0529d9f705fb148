import { isOffice } from '#content/offices.ts';
import { roles } from '#content/roles.ts';
import type { NewMessage } from '#features/messages/messages.schema.ts';
import { draftPrefixes, draftPrefixOf } from '#forms/draft-prefixes.ts';
import { DraftStore, type FormDraft, type StoredDraft, textIn } from '#forms/draft-store.ts';
import { parseJson } from '#platform/parse-json.ts';
import type { FoundPerson } from '#ui/use-person-search.ts';

/** `attachments`: the uploaded files, as `attachmentsText` writes them. */
export type MessageField = Exclude<keyof NewMessage, 'requestId'> | 'attachments';

/**
 * The drafts of messages, of replies to enquiries and of letters: one list, deleted when the person signs out. Besides the
 * fields, a draft keeps `receiver`, `to` and `re`.
 */
export const messageDrafts = new DraftStore(draftPrefixes.messages, {
  countsAsInput(name, draft) {
    if (textIn(draft, name).trim() === '') return false;
    // A recipient from the URL was not chosen, and a student alone is not worth keeping.
    if (name === 'receiverId') return textIn(draft, 'to') === '' && textIn(draft, 're') === '';
    return name === 'subject' || name === 'body' || name === 'attachments';
  },
});

/** As a draft keeps the receiver. */
export const receiverText = (receiver: FoundPerson | null): string => (receiver ? JSON.stringify(receiver) : '');

export function parseReceiver(text: string): FoundPerson | null {
  const receiver = parseJson(text);
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
  durable: { drafts: messageDrafts, failed: 'compose.failed', incomplete: 'compose.incomplete' },
} as const;

/** One draft per person and page. */
export function draftKey(personId: string, { to, re }: { to: string; re: string }): string {
  return `${draftPrefixOf('messages', personId)}${re ? `re-${re}` : to ? `to-${to}` : 'new'}`;
}

/** All drafts of one person on this device. Returns the same array until a draft changes. */
export function draftsOf(personId: string): readonly StoredDraft[] {
  return messageDrafts.list(draftPrefixOf('messages', personId));
}

/** Resolves the drafts whose messages have arrived; returns those that were removed. */
export function resolveSentDrafts(personId: string, arrived: ReadonlySet<string>): FormDraft[] {
  const resolved = draftsOf(personId).filter(({ draft }) => arrived.has(draft.requestId));
  for (const { key, draft } of resolved) messageDrafts.resolve(key, draft);
  return resolved.flatMap(({ draft }) => (draft.state === 'changed' ? [] : draft));
}
