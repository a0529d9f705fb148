import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { joinLines, normaliseNewlines } from '#platform/text-input.ts';
import { DraftOwner } from './draft-owner.tsx';
import { type DraftKey, type DraftStore, type FormDraft, textIn } from './draft-store.ts';
import { formDraftKey, formDrafts, rebasedChanges } from './form-drafts.ts';
import { useFormTransport } from './form-transport.ts';
import { joinTyped, type TypedControl } from './join-typed.ts';

/** Where a draft is kept. */
export interface DraftPlace {
  drafts: DraftStore;
  key: DraftKey;
}

/**
 * Where the draft of a form that changes a record is kept. Null if nobody is signed in.
 * @param recordId if the query of the page chooses the record
 */
export function useDraftPlace(texts: string, recordId: string): DraftPlace | null {
  const owner = useContext(DraftOwner);
  const { page } = useFormTransport();
  return owner === null ? null : { drafts: formDrafts, key: formDraftKey(owner, page, `${texts} ${recordId}`.trim()) };
}

/** What the page shows in an untouched form. */
interface Untouched<Name extends string> {
  values: Record<Name, string>;
  /** Of the record that the form changes. */
  revision: number | null;
  requestId: string | null;
  /** A new text as it begins. It is kept as a whole once something is typed. */
  begun?: FormDraft | null;
}

/**
 * The draft of a form on this device. A field that was not typed into shows what was loaded last.
 * @param place null keeps nothing: the fields then keep their values themselves
 * @param posted values of a form posted without a script
 */
export function useFormDraft<Name extends string>(
  place: DraftPlace | null,
  { values, revision, requestId, begun = null }: Untouched<Name>,
  posted: FormDraft | null,
) {
  const { drafts, key } = place ?? { drafts: formDrafts, key: null };
  const isKept = place !== null;
  const onDevice = useSyncExternalStore(
    drafts.subscribe,
    () => (isKept ? drafts.read(key) : null),
    () => null,
  );
  const stored = useUntilAnswered(onDevice);
  const isStorageUnavailable = useSyncExternalStore(
    drafts.subscribe,
    () => isKept && drafts.isUnstored(key),
    () => false,
  );
  const [isPostedStored, setIsPostedStored] = useState(false);
  // From then on the stored draft counts, also when it is deleted because nothing typed is left.
  const unstored = isKept && isPostedStored ? null : posted;
  const draft = stored ?? unstored ?? begun;
  const store = useEffectEvent((owned: DraftKey) => {
    if (!isKept) return;
    if (posted && !isPostedStored && !drafts.isBlank(posted))
      drafts.save(key, { ...posted, requestId: posted.requestId || crypto.randomUUID() });
    setIsPostedStored(true);
    if (owned !== null) drafts.adopt(owned);
  });
  useEffect(() => store(key), [key]);
  const hasShownStored = useRef(false);
  useEffect(() => {
    hasShownStored.current = true;
  }, []);

  /** The present draft, also within the event that changed it. */
  const latest = () => (isKept ? drafts.read(key) : null) ?? unstored ?? begun;

  function change(name: Name, control: TypedControl): void {
    const kept = textIn(latest(), name);
    changeAll({ [name as string]: hasShownStored.current ? control.value : joinTyped(control, kept) });
  }

  /** Changes several texts at once, by their names. */
  function changeAll(texts: Readonly<Record<string, string>>): void {
    if (!isKept) return;
    const before = latest() ?? { requestId: requestId ?? '', state: 'new', revision, changes: {} };
    const shown: Readonly<Record<string, string>> = values;
    const changes: Record<string, FormDraft['changes'][string]> = { ...before.changes };
    for (const [name, typed] of Object.entries(texts)) {
      const [text, untouched] = [normaliseNewlines(typed), shown[name] ?? ''];
      if (text === untouched) delete changes[name];
      else changes[name] = { text, before: changes[name]?.before ?? untouched };
    }
    // A script may dispatch the event of a field that was not changed.
    if (hasSameTexts(changes, before.changes)) return;
    const isUntouched = begun ? hasSameTexts(changes, begun.changes) : Object.keys(changes).length === 0;
    if (isUntouched) drafts.delete(key);
    else
      drafts.save(key, {
        ...before,
        requestId: before.requestId || crypto.randomUUID(),
        changes,
        state: before.state === 'new' ? 'new' : 'changed',
      });
  }

  /** The typed texts are from now on changes of what the page shows, or of these texts, which were saved meanwhile. */
  function rebase(shown: Readonly<Record<string, string>> = values): void {
    const present = isKept ? drafts.read(key) : null;
    if (!present) return;
    const changes = rebasedChanges(present.changes, shown);
    if (Object.keys(changes).length === 0) drafts.delete(key);
    else drafts.save(key, { ...present, revision, changes });
  }

  const isConflict = Object.entries(draft?.changes ?? {}).some(([name, { text, before }]) => {
    const shown = values[name as Name] ?? '';
    return !isSameText(shown, before) && !isSameText(shown, text);
  });
  const isTouched = stored !== null && drafts.isKept(stored);
  return {
    isKept,
    /** Of the changed fields. */
    typedNames: Object.keys(draft?.changes ?? {}),
    /** Whether what was typed over has been changed since. */
    isConflict,
    isTouched,
    isStorageUnavailable: isStorageUnavailable && isTouched,
    isRestored: useWasStored(isKept ? drafts : null, key, isTouched),
    state: draft?.state ?? 'new',
    /** Empty for a field that the page does not know. */
    valueOf: (name: Name) => draft?.changes[name]?.text ?? values[name] ?? '',
    /** A text of the draft that is no field. */
    textOf: (name: string) => textIn(draft, name),
    requestId: draft?.requestId ?? requestId,
    /** Of what was typed over, in a conflict: the server then refuses the form. */
    revision: isConflict && draft?.revision !== null ? (draft?.revision ?? revision) : revision,
    openedRevision: draft?.revision ?? null,
    change,
    changeAll,
    rebase,
    discard: () => isKept && drafts.delete(key),
  };
}

/** A draft ends as soon as it is saved: until the page shows the answer, the form shows what was sent. */
function useUntilAnswered(onDevice: FormDraft | null): FormDraft | null {
  const { sent, isLeaving } = useFormTransport();
  const [shown, setShown] = useState(onDevice);
  const draft = sent && !isLeaving ? (onDevice ?? shown) : onDevice;
  if (draft !== shown) setShown(draft);
  return draft;
}

/** White space differs in what the server has stored. */
const isSameText = (one: string, other: string): boolean => joinLines(one) === joinLines(other);

function hasSameTexts(one: FormDraft['changes'], other: FormDraft['changes']): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name]?.text === other[name]?.text);
}

/** Whether the draft is from an earlier visit of the page. */
function useWasStored(drafts: DraftStore | null, key: DraftKey, isTouched: boolean): boolean {
  const [wasStored, setWasStored] = useState(false);
  if (wasStored && !isTouched) setWasStored(false);
  // In the layout phase, before the start script stores what was typed before hydration.
  useLayoutEffect(() => {
    const found = drafts?.read(key) ?? null;
    setWasStored(found !== null && !drafts?.isBlank(found));
  }, [drafts, key]);
  return wasStored;
}
