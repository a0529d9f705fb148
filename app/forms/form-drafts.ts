import { normaliseNewlines } from '#platform/text-input.ts';
import { draftPrefixes, draftPrefixOf } from './draft-prefixes.ts';
import { DraftStore, type FormDraft } from './draft-store.ts';

/** The drafts of all forms that are not durable: one per person, page and form. */
export const formDrafts = new DraftStore(draftPrefixes.forms, {
  // Saving increments the revision.
  afterSaving: (edited, saved) => ({
    ...edited,
    revision: edited.revision === null ? null : edited.revision + 1,
    changes: rebasedChanges(edited.changes, saved),
  }),
});

export const formDraftsOf = (personId: string) => formDrafts.list(draftPrefixOf('forms', personId));

export function formDraftKey(personId: string, page: string, texts: string): string {
  return `${draftPrefixOf('forms', personId)}${page} ${texts}`;
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
