import { draftPrefixOf } from '#forms/draft-prefixes.ts';

/** Marks drafts for deletion after a successful sign-out, in sessionStorage. @see PD-26 */
const storageKey = 'drafts-to-forget';

export function markDraftsForDeletion(personId: string): void {
  try {
    sessionStorage.setItem(storageKey, personId);
  } catch {} // without storage there are no drafts to delete
}

/**
 * Deletes the marked drafts, unless their person is still signed in because the sign-out has failed. Call before React
 * starts, which reads drafts into memory.
 * @param signedInId null for a visitor
 */
export function deleteMarkedDrafts(signedInId: string | null): void {
  try {
    const markedId = sessionStorage.getItem(storageKey);
    if (markedId === null) return;
    if (markedId !== signedInId) deleteDraftsOf(markedId);
    sessionStorage.removeItem(storageKey);
  } catch {}
}

function deleteDraftsOf(personId: string): void {
  const beginnings = (['messages', 'forms', 'announcements'] as const).map((kind) => draftPrefixOf(kind, personId));
  for (const key of Object.keys(localStorage)) {
    if (beginnings.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key);
  }
}
