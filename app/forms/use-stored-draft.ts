import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Draft, DurableForm } from './define-durable-form.ts';
import type { DraftKey } from './draft-store.ts';
import { joinTyped, type TypedControl } from './join-typed.ts';

export interface DraftControls<Name extends string, More> {
  draft: Draft<Name, More>;
  isStored: boolean;
  isStorageUnavailable: boolean;
  write: (change: Partial<Draft<Name, More>>) => void;
  /** Writes what was typed into a control. */
  type: (name: Name, control: TypedControl) => void;
  attempt: () => void;
  discard: () => void;
}

interface DraftOfForm<Name extends string, More> {
  key: DraftKey;
  start: Draft<Name, More>;
  /** Values of a form posted without a script: newer than the stored draft. */
  posted: Draft<Name, More> | null;
}

export function useStoredDraft<Name extends string, More>(
  form: DurableForm<Name, More>,
  { key, start, posted }: DraftOfForm<Name, More>,
): DraftControls<Name, More> {
  const { drafts } = form;
  const stored = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(key),
    () => null,
  );
  const isStorageUnavailable = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.isUnstored(key),
    () => false,
  );
  const draft = stored ?? posted ?? start;

  const arrivedWithPage = useRef(posted);
  const hasShownStored = useRef(false);
  useEffect(() => {
    if (arrivedWithPage.current) drafts.save(key, arrivedWithPage.current);
    arrivedWithPage.current = null;
    if (key !== null) drafts.adopt(key);
    hasShownStored.current = true;
  }, [drafts, key]);

  function write(change: Partial<Draft<Name, More>>): void {
    const before = drafts.read(key) ?? draft;
    const next: Draft<Name, More> = {
      ...before,
      ...change,
      requestId: before.requestId || crypto.randomUUID(),
      state: before.state === 'new' ? 'new' : 'changed',
    };
    if (form.names.every((name) => next[name] === start[name])) drafts.delete(key);
    else drafts.save(key, next);
  }

  return {
    draft,
    isStored: stored !== null && drafts.isKept(stored),
    isStorageUnavailable,
    write,
    type(name, control) {
      const text = hasShownStored.current ? control.value : joinTyped(control, (drafts.read(key) ?? draft)[name]);
      write({ [name]: text } as Partial<Draft<Name, More>>);
    },
    attempt() {
      if (stored) drafts.save(key, { ...stored, state: 'attempted' });
    },
    discard: () => drafts.delete(key),
  };
}
