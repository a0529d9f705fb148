/** Marks drafts for deletion after a successful sign-out, in sessionStorage. @see PD-26 */
const storageKey = 'drafts-to-forget';

export function markDraftsForDeletion(personId: string): void {
  try {
    sessionStorage.setItem(storageKey, personId);
  } catch {} // without storage there are no drafts to delete
}

/** Call if nobody is signed in. @returns the person whose drafts must be deleted */
export function takeMarkedDrafts(): string | null {
  try {
    const personId = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return personId;
  } catch {
    return null;
  }
}
