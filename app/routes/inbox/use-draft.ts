import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  adoptDraft,
  type Draft,
  draftKey,
  forgetDraft,
  isStorageOff,
  keepDraft,
  readDraft,
  subscribeToDrafts,
} from './draft-storage.ts';

export type DraftFields = Pick<Draft, 'receiver' | 'subject' | 'body'>;

export interface DraftInUse {
  draft: Draft;
  /** The device keeps something that this form did not start with. */
  isKept: boolean;
  /** The browser refuses to keep it. */
  isStorageOff: boolean;
  write: (change: Partial<DraftFields>) => void;
  /** Before it is sent. */
  attempt: () => void;
  discard: () => void;
}

/**
 * The draft of a compose form: what the device keeps for this person and place, else what the form starts with. Every
 * change is kept at once.
 * @param personId null while nobody can say who is signed in: then the draft lives with the page alone
 * @param start what the form starts with where nothing is kept
 * @param posted what a form posted without a script said last: newer than what is kept
 */
export function useDraft(personId: string | null, start: Draft, posted: Draft | null): DraftInUse {
  const key = personId === null ? null : draftKey(personId, start);
  const kept = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key),
    () => null,
  );
  const refusing = useSyncExternalStore(subscribeToDrafts, isStorageOff, () => false);
  const draft = kept ?? posted ?? start;

  // what came with the page was typed last
  const arrivedWithPage = useRef(posted);
  const hasShownKept = useRef(false);
  useEffect(() => {
    if (arrivedWithPage.current) keepDraft(key, arrivedWithPage.current);
    arrivedWithPage.current = null;
    if (key !== null) adoptDraft(key);
    hasShownKept.current = true;
  }, [key]);

  function write(change: Partial<DraftFields>): void {
    const before = readDraft(key) ?? draft;
    // typed on a slow line, before what is kept could be shown: both stay
    const isBlind = !hasShownKept.current && change.body !== undefined && before.body.trim() !== '';
    const body = isBlind && change.body !== before.body ? `${change.body}\n\n${before.body}` : change.body;
    const next: Draft = {
      ...before,
      ...change,
      ...(body !== undefined && { body }),
      requestId: before.requestId || crypto.randomUUID(),
      state: before.state === 'new' ? 'new' : 'changed',
    };
    if (isSame(next, start)) forgetDraft(key);
    else keepDraft(key, next);
  }

  return {
    draft,
    isKept: kept !== null,
    isStorageOff: refusing,
    write,
    attempt() {
      if (kept) keepDraft(key, { ...kept, state: 'attempted' });
    },
    discard: () => forgetDraft(key),
  };
}

function isSame(one: DraftFields, other: DraftFields): boolean {
  return one.subject === other.subject && one.body === other.body && one.receiver?.id === other.receiver?.id;
}
