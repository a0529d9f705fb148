import type { FoundPerson } from '#ui/use-person-search.ts';
import { usePersonalDraftKey } from '../shell/use-personal-draft-key.ts';
import { draftKey, receiverText } from './draft-storage.ts';

interface Addressing {
  /** The chosen person. A letter and a reply to an enquiry have none. */
  receiver?: FoundPerson | null;
  /** The `to` and `re` parameters of the compose URL, the page of an enquiry, or the query of a letter to families. */
  to?: string | null;
  re?: string | null;
}

/** Where the signed-in person's draft at the page `to` or `re` is kept, and what it keeps besides its fields. */
export function useMessageDraft({ receiver = null, to, re }: Addressing) {
  const address = { to: to ?? '', re: re ?? '' };
  return {
    draftKey: usePersonalDraftKey((personId) => draftKey(personId, address)),
    kept: { ...address, receiver: receiverText(receiver) },
  };
}
