import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { joinLines, normaliseNewlines } from '#platform/text-input.ts';
import { DraftOwner } from './draft-owner.tsx';
import { type FormDraft, formDraftKey, formDrafts, rebasedChanges } from './form-drafts.ts';
import { joinTyped, type TypedControl } from './join-typed.ts';

/** What the page shows in an untouched form. */
interface Untouched<Name extends string> {
  texts: string;
  values: Record<Name, string>;
  /** Of the record that the form changes. */
  revision: number | null;
  requestId: string | null;
  /** If the query of the page chooses the record. */
  recordId: string;
  keepsDraft: boolean;
}

/** The draft of a form on this device. A field that was not typed into shows what was loaded last. */
export function useFormDraft<Name extends string>(
  { texts, values, revision, requestId, recordId, keepsDraft }: Untouched<Name>,
  /** Values of a form posted without a script. */
  posted: FormDraft | null,
) {
  const owner = useContext(DraftOwner);
  const { pathname } = useLocation();
  const key = owner === null || !keepsDraft ? null : formDraftKey(owner, pathname, `${texts} ${recordId}`.trim());
  const stored = useSyncExternalStore(
    formDrafts.subscribe,
    () => (key === null ? null : formDrafts.read(key)),
    () => null,
  );
  const isStorageUnavailable = useSyncExternalStore(
    formDrafts.subscribe,
    () => formDrafts.isUnstored(key),
    () => false,
  );
  const [isPostedStored, setIsPostedStored] = useState(false);
  // From then on the stored draft counts, also when it is deleted because nothing typed is left.
  const unstored = key !== null && isPostedStored ? null : posted;
  const draft = stored ?? unstored;
  const storePosted = useEffectEvent(() => {
    if (key === null) return;
    if (posted) formDrafts.save(key, { ...posted, requestId: posted.requestId || crypto.randomUUID() });
    setIsPostedStored(true);
  });
  useEffect(storePosted, []);
  const hasShownStored = useRef(false);
  useEffect(() => {
    hasShownStored.current = true;
  }, []);

  function change(name: Name, control: TypedControl): void {
    const kept = (key === null ? unstored : (formDrafts.read(key) ?? unstored))?.changes[name]?.text ?? '';
    changeAll({ [name as string]: hasShownStored.current ? control.value : joinTyped(control, kept) });
  }

  /** Changes several fields at once, by their names. */
  function changeAll(texts: Readonly<Record<string, string>>): void {
    if (key === null) return;
    const before = formDrafts.read(key) ?? unstored ?? { ...untouchedDraft, requestId: requestId ?? '', revision };
    const shown: Readonly<Record<string, string>> = values;
    const changes: Record<string, FormDraft['changes'][string]> = { ...before.changes };
    for (const [name, typed] of Object.entries(texts)) {
      const [text, untouched] = [normaliseNewlines(typed), shown[name] ?? ''];
      if (text === untouched) delete changes[name];
      else changes[name] = { text, before: changes[name]?.before ?? untouched };
    }
    if (Object.keys(changes).length === 0) formDrafts.delete(key);
    else
      formDrafts.save(key, {
        ...before,
        requestId: before.requestId || crypto.randomUUID(),
        changes,
        state: before.state === 'new' ? 'new' : 'changed',
      });
  }

  /** The typed texts are from now on changes of what the page shows, or of these texts, which were saved meanwhile. */
  function rebase(shown: Readonly<Record<string, string>> = values): void {
    const present = key === null ? null : formDrafts.read(key);
    if (key === null || !present) return;
    const changes = rebasedChanges(present.changes, shown);
    if (Object.keys(changes).length === 0) formDrafts.delete(key);
    else formDrafts.save(key, { ...present, revision, changes });
  }

  const isConflict = Object.entries(draft?.changes ?? {}).some(([name, { text, before }]) => {
    const shown = values[name as Name] ?? '';
    return !isSameText(shown, before) && !isSameText(shown, text);
  });
  const isTouched = stored !== null && !formDrafts.isBlank(stored);
  return {
    /** False if nobody is signed in: the fields then keep their values themselves. */
    isKept: key !== null,
    /** Of the changed fields. */
    typedNames: Object.keys(draft?.changes ?? {}),
    /** Whether what was typed over has been changed since. */
    isConflict,
    isTouched,
    isStorageUnavailable: isStorageUnavailable && isTouched,
    isRestored: useWasStored(key, isTouched),
    state: draft?.state ?? 'new',
    /** Empty for a field that the page does not know. */
    valueOf: (name: Name) => draft?.changes[name]?.text ?? values[name] ?? '',
    requestId: draft?.requestId ?? requestId,
    /** Of what was typed over, in a conflict: the server then refuses the form. */
    revision: isConflict && draft?.revision !== null ? (draft?.revision ?? revision) : revision,
    openedRevision: draft?.revision ?? null,
    change,
    changeAll,
    rebase,
    discard: () => key !== null && formDrafts.delete(key),
  };
}

/** White space differs in what the server has stored. */
const isSameText = (one: string, other: string): boolean => joinLines(one) === joinLines(other);

const untouchedDraft = { state: 'new', changes: {} } as const;

/** Whether the draft is from an earlier visit of the page. */
function useWasStored(key: string | null, isTouched: boolean): boolean {
  const [wasStored, setWasStored] = useState(false);
  if (wasStored && !isTouched) setWasStored(false);
  // In the layout phase, before the start script stores what was typed before hydration.
  useLayoutEffect(() => {
    const found = key === null ? null : formDrafts.read(key);
    setWasStored(found !== null && !formDrafts.isBlank(found));
  }, [key]);
  return wasStored;
}
