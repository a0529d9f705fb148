import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Draft, DurableForm } from './define-durable-form.ts';
import type { DraftKey } from './draft-store.ts';

export interface DraftInUse<Name extends string, More> {
  draft: Draft<Name, More>;
  isKept: boolean;
  isStorageOff: boolean;
  write: (change: Partial<Draft<Name, More>>) => void;
  attempt: () => void;
  discard: () => void;
}

interface DraftOfForm<Name extends string, More> {
  key: DraftKey;
  start: Draft<Name, More>;
  /** Values of a form posted without a script: newer than the stored draft. */
  posted: Draft<Name, More> | null;
}

export function useKeptDraft<Name extends string, More>(
  form: DurableForm<Name, More>,
  { key, start, posted }: DraftOfForm<Name, More>,
): DraftInUse<Name, More> {
  const { drafts } = form;
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(key),
    () => null,
  );
  const refusing = useSyncExternalStore(drafts.subscribe, drafts.isStorageOff, () => false);
  const draft = kept ?? posted ?? start;

  const arrivedWithPage = useRef(posted);
  const hasShownKept = useRef(false);
  useEffect(() => {
    if (arrivedWithPage.current) drafts.keep(key, arrivedWithPage.current);
    arrivedWithPage.current = null;
    if (key !== null) drafts.adopt(key);
    hasShownKept.current = true;
  }, [drafts, key]);

  function write(change: Partial<Draft<Name, More>>): void {
    const before = drafts.read(key) ?? draft;
    const next: Draft<Name, More> = {
      ...before,
      ...(hasShownKept.current ? change : joinTexts(form.longText.name, change, before)),
      requestId: before.requestId || crypto.randomUUID(),
      state: before.state === 'new' ? 'new' : 'changed',
    };
    if (form.names.every((name) => next[name] === start[name])) drafts.forget(key);
    else drafts.keep(key, next);
  }

  return {
    draft,
    isKept: kept !== null && !drafts.isBlank(kept),
    isStorageOff: refusing,
    write,
    attempt() {
      if (kept) drafts.keep(key, { ...kept, state: 'attempted' });
    },
    discard: () => drafts.forget(key),
  };
}

/** Keeps both the text typed before hydration and the stored one. */
function joinTexts<Name extends string, More>(
  name: Name,
  change: Partial<Draft<Name, More>>,
  before: Draft<Name, More>,
): Partial<Draft<Name, More>> {
  const typed = change[name];
  if (typed === undefined || typed === before[name] || before[name].trim() === '') return change;
  return { ...change, [name]: `${typed}\n\n${before[name]}` };
}
