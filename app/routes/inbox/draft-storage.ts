import { isOffice } from '../../../content/offices.ts';
import { roles } from '../../../content/roles.ts';
import { DraftStore, type KeptDraft, parseDraftTexts, type StoredDraft } from '../../forms/draft-store.ts';
import type { FoundPerson } from '../../ui/use-person-search.ts';

const keyPrefix = 'draft:';

/** Draft of a message, stored on the device per person. @see PD-26 */
export interface Draft extends KeptDraft {
  receiver: FoundPerson | null;
  subject: string;
  body: string;
  /** The uploaded files, as `attachmentsText` writes them. */
  attachments: string;
  /** The `to` and `re` parameters of the compose URL. */
  to: string | null;
  re: string | null;
}

export const messageDrafts = new DraftStore<Draft>(keyPrefix, { parse: parseDraft, isBlank });

/** A recipient from the URL does not count as input. */
function isBlank({ receiver, to, re, subject, body, attachments }: Draft): boolean {
  const isReceiverChosen = receiver !== null && to === null && re === null;
  return !isReceiverChosen && subject.trim() === '' && body.trim() === '' && attachments === '';
}

/** One draft per person and compose URL. */
export function draftKey(personId: string, { to, re }: Pick<Draft, 'to' | 're'>): string {
  return `${prefixOf(personId)}${re ? `re-${re}` : to ? `to-${to}` : 'new'}`;
}

const prefixOf = (personId: string) => `${keyPrefix}${personId}:`;

/** All drafts of one person on this device. Returns the same array until a draft changes. */
export function draftsOf(personId: string): readonly StoredDraft<Draft>[] {
  return messageDrafts.list(prefixOf(personId));
}

export const someDraftExists = () => messageDrafts.list(keyPrefix).length > 0;

export function forgetDraftsOf(personId: string): void {
  for (const { key } of draftsOf(personId)) messageDrafts.forget(key);
}

/** Settles the drafts whose messages have arrived; returns those that were removed. */
export function settleDrafts(personId: string, arrived: ReadonlySet<string>): Draft[] {
  const settled = draftsOf(personId).filter(({ draft }) => arrived.has(draft.requestId));
  for (const { key, draft } of settled) messageDrafts.settle(key, draft);
  return settled.flatMap(({ draft }) => (draft.state === 'changed' ? [] : draft));
}

function parseDraft(stored: unknown): Draft | null {
  const texts = parseDraftTexts(stored, ['subject', 'body']);
  if (!texts) return null;
  const { receiver, to, re, attachments } = stored as Partial<Record<keyof Draft, unknown>>;
  return {
    ...texts,
    receiver: parseReceiver(receiver),
    to: textOrNull(to),
    re: textOrNull(re),
    attachments: textOrNull(attachments) ?? '',
  };
}

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
