import { createContext } from 'react';
import { normaliseNewlines } from '../platform/text-input.ts';
import { type DraftBase, DraftStore, isDraftState } from './draft-store.ts';

/** What was typed into a form, besides secrets. @see PD-26 */
export interface FormDraft extends DraftBase {
  /** Changed fields: the typed text, and the one that the form showed before. */
  changes: Readonly<Record<string, { text: string; before: string }>>;
  /** Of the record that the form changes, when it was typed. */
  revision: number | null;
}

/** Id of the signed-in person; null if nobody is signed in, whose forms keep nothing. */
export const DraftOwner = createContext<string | null>(null);

/** The drafts of all forms that are not durable: one per person, page and form. */
export const formDrafts = new DraftStore<FormDraft>('draft-form:', {
  parse: parseDraft,
  isBlank: ({ changes }) => Object.keys(changes).length === 0,
});

export const formDraftsOf = (personId: string) => formDrafts.list(`${formDrafts.prefix}${personId}:`);

export function formDraftKey(personId: string, page: string, texts: string): string {
  return `${formDrafts.prefix}${personId}:${page} ${texts}`;
}

/** Deletes the draft of a saved form. What was typed while it was saved is from then on a change of the saved texts. */
export function resolveSavedForm(requestId: string, saved: FormData): void {
  formDrafts.resolveSent(requestId, (edited) => {
    const changes = Object.entries(edited.changes).flatMap(([name, { text, before }]) => {
      const value = saved.get(name);
      const stored = typeof value === 'string' ? normaliseNewlines(value) : before;
      return text === stored ? [] : [[name, { text, before: stored }]];
    });
    // Saving increments the revision.
    const revision = edited.revision === null ? null : edited.revision + 1;
    return { ...edited, revision, changes: Object.fromEntries(changes) };
  });
}

function parseDraft(stored: unknown): FormDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { requestId, state, changes, revision } = stored as Partial<Record<keyof FormDraft, unknown>>;
  if (typeof requestId !== 'string' || !isDraftState(state) || typeof changes !== 'object') return null;
  return {
    requestId,
    state,
    revision: typeof revision === 'number' ? revision : null,
    changes: Object.fromEntries(Object.entries(changes ?? {}).flatMap(parseChange)),
  };
}

function parseChange([name, change]: [string, unknown]): [string, { text: string; before: string }][] {
  const { text, before } = (change ?? {}) as { text?: unknown; before?: unknown };
  return typeof text === 'string' && typeof before === 'string' ? [[name, { text, before }]] : [];
}
