import type { DraftKey } from '#forms/draft-store.ts';
import { useShell } from './use-shell.ts';

/** Null while the signed-in person is unknown: the draft then lives only in the page. */
export function usePersonalDraftKey(keyOf: (personId: string) => string): DraftKey {
  const personId = useShell()?.person?.id;
  return personId === undefined ? null : keyOf(personId);
}
