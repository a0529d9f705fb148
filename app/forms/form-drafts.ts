import { normaliseNewlines } from '#platform/text-input.ts';
import { draftPrefixes, draftPrefixOf } from './draft-prefixes.ts';
import { type DraftBase, DraftStore, isDraftState } from './draft-store.ts';

/** What was typed into a form, besides secrets. @see PD-26 */
export interface FormDraft extends DraftBase {
  /** Changed fields: the typed text, and the one that the form showed before. */
  changes: Readonly<Record<string, { text: string; before: string }>>;
  /** Of the record that the form changes, when it was typed. */
  revision: number | null;
}

/** The drafts of all forms that are not durable: one per person, page and form. */
export const formDrafts = new DraftStore<FormDraft>(draftPrefixes.forms, {
  parse: parseDraft,
  isBlank: ({ changes }) => Object.keys(changes).length === 0,
});

export const formDraftsOf = (personId: string) => formDrafts.list(draftPrefixOf('forms', personId));

export function formDraftKey(personId: string, page: string, texts: string): string {
  return `${draftPrefixOf('forms', personId)}${page} ${texts}`;
}

/** Deletes the draft of a saved form. What was typed while it was saved is from then on a change of the saved texts. */
export function resolveSavedForm(requestId: string, saved: FormData): void {
  formDrafts.resolveSent(requestId, (edited) => {
    // Saving increments the revision.
    const revision = edited.revision === null ? null : edited.revision + 1;
    return { ...edited, revision, changes: rebasedChanges(edited.changes, textsIn(saved)) };
  });
}

/** By the names of the fields. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, normaliseNewlines(value)]] : [])),
  );

/** The changes that are left once the form shows other texts. A field that has none shows what it showed before. */
export function rebasedChanges(
  changes: FormDraft['changes'],
  shown: Readonly<Record<string, string>>,
): FormDraft['changes'] {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, { text, before }]) => {
      const now = shown[name] ?? before;
      return text === now ? [] : [[name, { text, before: now }]];
    }),
  );
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
