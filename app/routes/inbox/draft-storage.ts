import type { Correspondent } from '../../features/messages/messages.ts';

/** A message that is being written, as this device keeps it for one person. @see decisions 26 */
export interface Draft {
  /** Goes with the form: sent again after an unknown outcome, it is the same message. @see R9 */
  requestId: string;
  receiver: Correspondent | null;
  subject: string;
  body: string;
  /** Where it is written: the `to` and `re` of the compose form's address. */
  to: string | null;
  re: string | null;
  /** `attempted`: sent, without an answer so far; `changed`: written on since then. */
  state: 'new' | 'attempted' | 'changed';
}

/** One draft for each person and each place where a form can stand. */
export function draftKey(personId: string, { to, re }: Pick<Draft, 'to' | 're'>): string {
  return `${prefixOf(personId)}${re ? `re-${re}` : to ? `to-${to}` : 'new'}`;
}

const prefixOf = (personId: string) => `draft:${personId}:`;

const writeAfterMilliseconds = 250;

/*
 * What this tab knows comes first, the browser's storage follows a moment later. `null` stands for the key while nobody
 * can say whose draft it is: that one is never stored.
 */
type Key = string | null;
const known = new Map<Key, Draft | null>();
const unwritten = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let isStorageRefusing = false;

export function subscribeToDrafts(listener: () => void): () => void {
  if (listeners.size === 0) startListening();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  lists.clear();
  for (const listener of listeners) listener();
}

let isListening = false;
function startListening(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', writeAll);
  document.addEventListener('visibilitychange', writeAll);
  addEventListener('storage', ({ key }) => {
    // another tab wrote or sent it
    if (key !== null && (!key.startsWith('draft:') || unwritten.has(key))) return;
    if (key === null) known.clear();
    else known.delete(key);
    tell();
  });
}

export function readDraft(key: Key): Draft | null {
  const draft = known.get(key);
  if (draft !== undefined) return draft;
  const read = key === null ? null : parseDraft(fromStorage((storage) => storage.getItem(key)));
  known.set(key, read);
  return read;
}

export function keepDraft(key: Key, draft: Draft): void {
  known.set(key, draft);
  if (key !== null && !unwritten.has(key))
    unwritten.set(
      key,
      setTimeout(() => write(key), writeAfterMilliseconds),
    );
  tell();
}

export function forgetDraft(key: Key): void {
  known.set(key, null);
  if (key !== null) write(key);
  tell();
}

/** Whether the browser does not keep what is written: storage shut off or full. */
export function isStorageOff(): boolean {
  return isStorageRefusing;
}

/** Gives the draft of a page that did not know its person to the one it turned out to be. */
export function adoptDraft(key: string): void {
  const unowned = known.get(null);
  if (!unowned) return;
  known.delete(null);
  keepDraft(key, unowned);
}

export type StoredDraft = { key: string; draft: Draft };

const lists = new Map<string, readonly StoredDraft[]>();

/** All drafts of one person on this device; the same array until one changes. */
export function draftsOf(personId: string): readonly StoredDraft[] {
  const listed = lists.get(personId);
  if (listed) return listed;
  const stored = fromStorage((storage) => Object.keys(storage)) ?? [];
  const keys = [...new Set([...stored, ...known.keys()])].filter((key) => key?.startsWith(prefixOf(personId)));
  const list = keys.flatMap((key) => {
    const draft = readDraft(key);
    return key !== null && draft ? [{ key, draft }] : [];
  });
  lists.set(personId, list);
  return list;
}

/** For an explicit Sign Out. */
export function forgetDraftsOf(personId: string): void {
  for (const { key } of draftsOf(personId)) forgetDraft(key);
}

/** Settles the drafts of one person whose forms have arrived, and gives those that are no drafts any more. */
export function settleDrafts(personId: string, arrived: ReadonlySet<string>): Draft[] {
  const settled = draftsOf(personId).filter(({ draft }) => arrived.has(draft.requestId));
  for (const { key, draft } of settled) settle(key, draft);
  return settled.flatMap(({ draft }) => (draft.state === 'changed' ? [] : draft));
}

/** Settles the draft of a form that this page has just sent. */
export function settleSent(requestId: string): void {
  for (const [key, draft] of [...known]) {
    if (draft?.requestId === requestId) settle(key, draft);
  }
}

/** Makes the draft of a form a message of its own. */
export function renewDraft(requestId: string, newRequestId: string): void {
  for (const [key, draft] of [...known]) {
    if (draft?.requestId === requestId) keepDraft(key, { ...draft, requestId: newRequestId, state: 'new' });
  }
}

/** What arrived is no draft any more, but for one that was written on since. */
function settle(key: Key, draft: Draft): void {
  if (draft.state === 'changed') keepDraft(key, { ...draft, requestId: crypto.randomUUID(), state: 'new' });
  else forgetDraft(key);
}

function writeAll(): void {
  for (const key of [...unwritten.keys()]) write(key);
}

function write(key: string): void {
  clearTimeout(unwritten.get(key));
  unwritten.delete(key);
  const draft = known.get(key);
  const wasRefusing = isStorageRefusing;
  isStorageRefusing =
    fromStorage((storage) => {
      if (draft) storage.setItem(key, JSON.stringify(draft));
      else storage.removeItem(key);
      return true;
    }) === null;
  if (wasRefusing !== isStorageRefusing) tell();
}

/** Null where storage is shut off or full. */
function fromStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** Null for anything that is no draft of ours. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const draft: Partial<Record<keyof Draft, unknown>> = JSON.parse(stored ?? 'null');
    const { requestId, receiver, subject, body, to, re, state } = draft;
    if (typeof requestId !== 'string' || typeof subject !== 'string' || typeof body !== 'string') return null;
    if (state !== 'new' && state !== 'attempted' && state !== 'changed') return null;
    return {
      requestId,
      receiver: parseReceiver(receiver),
      subject,
      body,
      to: textOrNull(to),
      re: textOrNull(re),
      state,
    };
  } catch {
    return null;
  }
}

function parseReceiver(receiver: unknown): Correspondent | null {
  if (typeof receiver !== 'object' || receiver === null) return null;
  const { id, fullName, email } = receiver as Partial<Record<keyof Correspondent, unknown>>;
  if (typeof id !== 'string' || typeof fullName !== 'string' || typeof email !== 'string') return null;
  return { id, fullName, email };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
