import { useSyncExternalStore } from 'react';
import type { StoredDraft } from '#forms/draft-store.ts';
import { useShell } from '../shell/use-shell.ts';
import { draftsOf, messageDrafts } from './draft-storage.ts';

const none: readonly StoredDraft[] = [];

/** The unsent messages of the signed-in person on this device. */
export function useDrafts(): readonly StoredDraft[] {
  const personId = useShell()?.person?.id;
  return useSyncExternalStore(
    messageDrafts.subscribe,
    () => (personId ? draftsOf(personId) : none),
    () => none,
  );
}
