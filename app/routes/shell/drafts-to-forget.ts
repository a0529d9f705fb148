/**
 * Remembers in this tab that a person signs out and gives up their drafts. They are deleted once the sign-out has
 * succeeded: a failed one must not lose them. @see decisions 26
 */
const storageKey = 'drafts-to-forget';

export function markDraftsToForget(personId: string): void {
  try {
    sessionStorage.setItem(storageKey, personId);
  } catch {} // without storage there are no drafts to delete
}

/** Call where nobody is signed in. @returns the person whose drafts are to be deleted now */
export function takeDraftsToForget(): string | null {
  try {
    const personId = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return personId;
  } catch {
    return null;
  }
}
