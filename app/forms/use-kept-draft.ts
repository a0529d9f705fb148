import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftKey, DraftStore, KeptDraft } from './draft-store.ts';

export interface DraftInUse<Draft> {
  draft: Draft;
  /** The device keeps something that this form did not start with; an emptied form does not count. */
  isKept: boolean;
  /** The browser refuses to keep it. */
  isStorageOff: boolean;
  write: (change: Partial<Draft>) => void;
  /** Before it is sent. */
  attempt: () => void;
  discard: () => void;
}

interface DraftOfForm<Draft extends KeptDraft> {
  store: DraftStore<Draft>;
  key: DraftKey;
  /** What the form starts with where nothing is kept. */
  start: Draft;
  /** What a form posted without a script said last: newer than what is kept. */
  posted: Draft | null;
  isSame: (one: Draft, other: Draft) => boolean;
  /** Typed on a slow line, before what is kept could be shown: both should stay. */
  whenBlind: (change: Partial<Draft>, before: Draft) => Partial<Draft>;
}

/** The draft of a form: what the device keeps for it, else what it starts with. Every change is kept at once. */
export function useKeptDraft<Draft extends KeptDraft>(form: DraftOfForm<Draft>): DraftInUse<Draft> {
  const { store, key, start, posted, isSame, whenBlind } = form;
  const kept = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => null,
  );
  const refusing = useSyncExternalStore(store.subscribe, store.isStorageOff, () => false);
  const draft = kept ?? posted ?? start;

  // what came with the page was typed last
  const arrivedWithPage = useRef(posted);
  const hasShownKept = useRef(false);
  useEffect(() => {
    if (arrivedWithPage.current) store.keep(key, arrivedWithPage.current);
    arrivedWithPage.current = null;
    if (key !== null) store.adopt(key);
    hasShownKept.current = true;
  }, [store, key]);

  function write(change: Partial<Draft>): void {
    const before = store.read(key) ?? draft;
    const next: Draft = {
      ...before,
      ...(hasShownKept.current ? change : whenBlind(change, before)),
      requestId: before.requestId || crypto.randomUUID(),
      state: before.state === 'new' ? 'new' : 'changed',
    };
    if (isSame(next, start)) store.forget(key);
    else store.keep(key, next);
  }

  return {
    draft,
    isKept: kept !== null && !store.isBlank(kept),
    isStorageOff: refusing,
    write,
    attempt() {
      if (kept) store.keep(key, { ...kept, state: 'attempted' });
    },
    discard: () => store.forget(key),
  };
}
