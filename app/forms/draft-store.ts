import { parseJson } from '#platform/parse-json.ts';

export interface DraftBase {
  /** Idempotency key, kept until the outcome is known, so that a retry is not a second submission. @see R9 */
  requestId: string;
  /** `attempted`: submitted, no response yet; `changed`: edited after that. */
  state: 'new' | 'attempted' | 'changed';
}

const states: readonly unknown[] = ['new', 'attempted', 'changed'] satisfies DraftBase['state'][];

export const isDraftState = (value: unknown): value is DraftBase['state'] => states.includes(value);

/** Null while the owner of the draft is unknown; such a draft stays in memory. */
export type DraftKey = string | null;

interface DraftKind<Draft> {
  parse: (stored: unknown) => Draft | null;
  /** A blank draft is kept in memory but removed from storage. */
  isBlank: (draft: Draft) => boolean;
  /** A draft that must not stay on the device is kept in memory only. */
  mayStore?: (draft: Draft) => boolean;
}

export type StoredDraft<Draft> = { key: string; draft: Draft };

const writeAfterMilliseconds = 250;

/** Drafts of one form on this device: in memory, and shortly after in localStorage. @see PD-26 */
export class DraftStore<Draft extends DraftBase> {
  /** Of the keys in localStorage. */
  readonly prefix: string;
  readonly #kind: DraftKind<Draft>;
  readonly #known = new Map<DraftKey, Draft | null>();
  readonly #lists = new Map<string, readonly StoredDraft<Draft>[]>();
  readonly #pendingWrites = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #failedWrites = new Set<DraftKey>();
  readonly #listeners = new Set<() => void>();
  #isListening = false;

  constructor(prefix: string, kind: DraftKind<Draft>) {
    this.prefix = prefix;
    this.#kind = kind;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#startListening();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #startListening(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const writeAll = () => this.#writeAll();
    addEventListener('pagehide', writeAll);
    document.addEventListener('visibilitychange', writeAll);
    addEventListener('storage', ({ key }) => {
      // Another tab changed or sent the draft.
      if (key !== null && (!key.startsWith(this.prefix) || this.#pendingWrites.has(key))) return;
      if (key === null) this.#known.clear();
      else this.#known.delete(key);
      this.#notify();
    });
  }

  #notify(): void {
    this.#lists.clear();
    for (const listener of this.#listeners) listener();
  }

  read(key: DraftKey): Draft | null {
    const draft = this.#known.get(key);
    if (draft !== undefined) return draft;
    const stored = key === null ? null : fromStorage((storage) => storage.getItem(key));
    const read = this.#kind.parse(parseJson(stored));
    this.#known.set(key, read);
    return read;
  }

  save(key: DraftKey, draft: Draft): void {
    this.#known.set(key, draft);
    if (key !== null && !this.#pendingWrites.has(key))
      this.#pendingWrites.set(
        key,
        setTimeout(() => this.#write(key), writeAfterMilliseconds),
      );
    this.#notify();
  }

  delete(key: DraftKey): void {
    this.#known.set(key, null);
    if (key !== null) this.#write(key);
    this.#notify();
  }

  isBlank(draft: Draft): boolean {
    return this.#kind.isBlank(draft);
  }

  /** Whether the device has the draft, or will have it shortly. */
  isKept(draft: Draft): boolean {
    return !this.#kind.isBlank(draft) && (this.#kind.mayStore?.(draft) ?? true);
  }

  /** Whether the latest text of this draft could not be stored on the device. */
  isUnstored(key: DraftKey): boolean {
    return this.#failedWrites.has(key);
  }

  /** Moves the draft of a page without a known owner to its owner's key. */
  adopt(key: string): void {
    const unowned = this.#known.get(null);
    if (!unowned) return;
    this.#known.delete(null);
    this.save(key, unowned);
  }

  /** Returns the same array until a draft changes. */
  list(beginning: string): readonly StoredDraft<Draft>[] {
    const listed = this.#lists.get(beginning);
    if (listed) return listed;
    const stored = fromStorage((storage) => Object.keys(storage)) ?? [];
    const keys = [...new Set([...stored, ...this.#known.keys()])].filter((key) => key?.startsWith(beginning));
    const list = keys.flatMap((key) => {
      const draft = this.read(key);
      return key !== null && draft && !this.#kind.isBlank(draft) ? [{ key, draft }] : [];
    });
    this.#lists.set(beginning, list);
    return list;
  }

  attempt(requestId: string): void {
    if (requestId === '') return;
    for (const [key, draft] of [...this.#known]) {
      if (draft?.requestId === requestId) this.save(key, { ...draft, state: 'attempted' });
    }
  }

  /** @param afterSending what is left of a draft that was edited while it was sent */
  resolveSent(requestId: string, afterSending: (edited: Draft) => Draft = (edited) => edited): void {
    if (requestId === '') return;
    for (const [key, draft] of [...this.#known]) {
      if (draft?.requestId === requestId) this.resolve(key, draft.state === 'changed' ? afterSending(draft) : draft);
    }
  }

  /** A draft edited after sending becomes a new one with a new idempotency key. */
  resolve(key: DraftKey, draft: Draft): void {
    if (draft.state === 'changed') this.save(key, { ...draft, requestId: crypto.randomUUID(), state: 'new' });
    else this.delete(key);
  }

  renew(requestId: string, newRequestId: string): void {
    for (const [key, draft] of [...this.#known]) {
      if (draft?.requestId === requestId) this.save(key, { ...draft, requestId: newRequestId, state: 'new' });
    }
  }

  #writeAll(): void {
    for (const key of [...this.#pendingWrites.keys()]) this.#write(key);
  }

  #write(key: string): void {
    clearTimeout(this.#pendingWrites.get(key));
    this.#pendingWrites.delete(key);
    const draft = this.#known.get(key);
    const kept = draft && this.isKept(draft) ? JSON.stringify(draft) : null;
    const isStored = fromStorage((storage) => {
      if (kept !== null) storage.setItem(key, kept);
      else storage.removeItem(key);
      return true;
    });
    const wasUnstored = this.isUnstored(key);
    if (kept !== null && !isStored) this.#failedWrites.add(key);
    else this.#failedWrites.delete(key);
    if (wasUnstored !== this.isUnstored(key)) this.#notify();
  }
}

function fromStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
