import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftKey, DraftStore, KeptDraft } from './draft-store.ts';

export interface DraftInUse<Draft> {
  draft: Draft;
  /** True if the stored draft differs from `start` and is not blank. */
  isKept: boolean;
  isStorageOff: boolean;
  write: (change: Partial<Draft>) => void;
  attempt: () => void;
  discard: () => void;
}

interface DraftOfForm<Draft extends KeptDraft> {
  store: DraftStore<Draft>;
  key: DraftKey;
  start: Draft;
  /** Values of a form posted without a script: newer than the stored draft. */
  posted: Draft | null;
  isSame: (one: Draft, other: Draft) => boolean;
  /** Merges text typed before hydration with the stored draft, so that neither is lost. */
  whenBlind: (change: Partial<Draft>, before: Draft) => Partial<Draft>;
}

/** State of a form's draft: the stored one, or `start`. Stores every change. */
export function useKeptDraft<Draft extends KeptDraft>(form: DraftOfForm<Draft>): DraftInUse<Draft> {
  const { store, key, start, posted, isSame, whenBlind } = form;
  const kept = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => null,
  );
  const refusing = useSyncExternalStore(store.subscribe, store.isStorageOff, () => false);
  const draft = kept ?? posted ?? start;

  // Values posted without a script replace the stored draft.
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
