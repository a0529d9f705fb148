import type { StoredDraft } from '../../forms/draft-store.ts';
import { composeForm, type MessageDraft } from './compose-fields.ts';

export const messageDrafts = composeForm.drafts;

/** One draft per person and compose URL. */
export function draftKey(personId: string, { to, re }: Pick<MessageDraft, 'to' | 're'>): string {
  return `${keysOf(personId)}${re ? `re-${re}` : to ? `to-${to}` : 'new'}`;
}

const keysOf = (personId: string) => `${composeForm.storageKey}${personId}:`;

/** All drafts of one person on this device. Returns the same array until a draft changes. */
export function draftsOf(personId: string): readonly StoredDraft<MessageDraft>[] {
  return messageDrafts.list(keysOf(personId));
}

export const someDraftExists = () => messageDrafts.list(composeForm.storageKey).length > 0;

export function forgetDraftsOf(personId: string): void {
  for (const { key } of draftsOf(personId)) messageDrafts.forget(key);
}

/** Settles the drafts whose messages have arrived; returns those that were removed. */
export function settleDrafts(personId: string, arrived: ReadonlySet<string>): MessageDraft[] {
  const settled = draftsOf(personId).filter(({ draft }) => arrived.has(draft.requestId));
  for (const { key, draft } of settled) messageDrafts.settle(key, draft);
  return settled.flatMap(({ draft }) => (draft.state === 'changed' ? [] : draft));
}
