import { type DraftInUse, useKeptDraft } from '../../forms/use-kept-draft.ts';
import { type Draft, draftKey, messageDrafts } from './draft-storage.ts';

/** @param personId null while the signed-in person is unknown: the draft then lives only in the page */
export function useDraft(personId: string | null, start: Draft, posted: Draft | null): DraftInUse<Draft> {
  const key = personId === null ? null : draftKey(personId, start);
  return useKeptDraft({ store: messageDrafts, key, start, posted, isSame, whenBlind });
}

function isSame(one: Draft, other: Draft): boolean {
  return (
    one.subject === other.subject &&
    one.body === other.body &&
    one.receiver?.id === other.receiver?.id &&
    one.attachments === other.attachments
  );
}

function whenBlind(change: Partial<Draft>, before: Draft): Partial<Draft> {
  const { body } = change;
  if (body === undefined || body === before.body || before.body.trim() === '') return change;
  return { ...change, body: `${body}\n\n${before.body}` };
}
