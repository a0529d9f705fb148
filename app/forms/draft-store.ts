import { parseJson } from '#platform/parse-json.ts';

/** What was typed into a form, besides secrets. @see PD-26 */
export interface FormDraft {
  /** Idempotency key, kept until the outcome is known, so that a retry is not a second submission. @see R9 */
  requestId: string;
  /** `attempted`: submitted, no response yet; `changed`: edited after that. */
  state: 'new' | 'attempted' | 'changed';
  /** Texts by their names: the present one, and the one that the form showed before. */
  changes: Readonly<Record<string, { text: string; before: string }>>;
  /** Of the record that the form changes, when it was typed. */
  revision: number | null;
}

/** Returns the text with this name, or an empty one. */
export const textIn = (draft: FormDraft | null, name: string): string => draft?.changes[name]?.text ?? '';

/** Null while the owner of the draft is unknown; such a draft stays in memory. */
export type DraftKey = string | null;

type Texts = Readonly<Record<string, string>>;

interface DraftRules {
  /** False for a text that is not worth keeping without others. A draft without input is kept in memory only. */
  countsAsInput?: (name: string, draft: FormDraft) => boolean;
  /** A draft that must not stay on the device is kept in memory only. */
  mayStore?: (draft: FormDraft) => boolean;
  /** What is left of a draft that was edited while it was saved: by default all of it. */
  afterSaving?: (edited: FormDraft, saved: Texts) => FormDraft;
}

export type StoredDraft = { key: string; draft: FormDraft };

const writeAfterMilliseconds = 250;

/** Drafts on this device: in memory, and shortly after in localStorage. @see PD-26 */
export class DraftStore {
  /** Of the keys in localStorage. */
  readonly prefix: string;
  readonly #rules: DraftRules;
  readonly #known = new Map<DraftKey, FormDraft | null>();
  readonly #lists = new Map<string, readonly StoredDraft[]>();
  readonly #pendingWrites = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #failedWrites = new Set<DraftKey>();
  readonly #listeners = new Set<() => void>();
  #isListening = false;

  constructor(prefix: string, rules: DraftRules = {}) {
    this.prefix = prefix;
    this.#rules = rules;
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

  read(key: DraftKey): FormDraft | null {
    const draft = this.#known.get(key);
    if (draft !== undefined) return draft;
    const stored = key === null ? null : fromStorage((storage) => storage.getItem(key));
    const read = parseDraft(parseJson(stored));
    this.#known.set(key, read);
    return read;
  }

  save(key: DraftKey, draft: FormDraft): void {
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

  isBlank(draft: FormDraft): boolean {
    const { countsAsInput = () => true } = this.#rules;
    return !Object.keys(draft.changes).some((name) => countsAsInput(name, draft));
  }

  /** Whether the device has the draft, or will have it shortly. */
  isKept(draft: FormDraft): boolean {
    return !this.isBlank(draft) && (this.#rules.mayStore?.(draft) ?? true);
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
  list(beginning: string): readonly StoredDraft[] {
    const listed = this.#lists.get(beginning);
    if (listed) return listed;
    const stored = fromStorage((storage) => Object.keys(storage)) ?? [];
    const keys = [...new Set([...stored, ...this.#known.keys()])].filter((key) => key?.startsWith(beginning));
    const list = keys.flatMap((key) => {
      const draft = this.read(key);
      return key !== null && draft && !this.isBlank(draft) ? [{ key, draft }] : [];
    });
    this.#lists.set(beginning, list);
    return list;
  }

  attempt(requestId: string): void {
    for (const [key, draft] of this.#sentAs(requestId)) this.save(key, { ...draft, state: 'attempted' });
  }

  /** Deletes the draft of a saved form. */
  resolveSaved(requestId: string, saved: Texts): void {
    const { afterSaving = (edited: FormDraft) => edited } = this.#rules;
    for (const [key, draft] of this.#sentAs(requestId))
      this.resolve(key, draft.state === 'changed' ? afterSaving(draft, saved) : draft);
  }

  /** A draft edited after sending becomes a new one with a new idempotency key. */
  resolve(key: DraftKey, draft: FormDraft): void {
    if (draft.state === 'changed') this.save(key, { ...draft, requestId: crypto.randomUUID(), state: 'new' });
    else this.delete(key);
  }

  /** @param answered idempotency key in the answer to the form, which may be the same or missing */
  renew(requestId: string, answered: string | undefined): void {
    if (!answered || answered === requestId) return;
    for (const [key, draft] of this.#sentAs(requestId)) this.save(key, { ...draft, requestId: answered, state: 'new' });
  }

  #sentAs(requestId: string): [DraftKey, FormDraft][] {
    if (requestId === '') return [];
    return [...this.#known].flatMap(([key, draft]) => (draft?.requestId === requestId ? [[key, draft]] : []));
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

const states: readonly unknown[] = ['new', 'attempted', 'changed'] satisfies FormDraft['state'][];

function parseDraft(stored: unknown): FormDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { requestId, state, changes, revision } = stored as Partial<Record<keyof FormDraft, unknown>>;
  if (typeof requestId !== 'string' || !states.includes(state) || typeof changes !== 'object') return null;
  return {
    requestId,
    state: state as FormDraft['state'],
    revision: typeof revision === 'number' ? revision : null,
    changes: Object.fromEntries(Object.entries(changes ?? {}).flatMap(parseChange)),
  };
}

function parseChange([name, change]: [string, unknown]): [string, { text: string; before: string }][] {
  const { text, before } = (change ?? {}) as { text?: unknown; before?: unknown };
  return typeof text === 'string' && typeof before === 'string' ? [[name, { text, before }]] : [];
}

function fromStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
