import { useState } from 'react';

/** The chosen students among those of the list, of which a page is shown. */
export function useChosen(listedIds: readonly string[]) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const ids = listedIds.filter((id) => kept.has(id));
  return {
    ids,
    areAll: listedIds.length > 0 && ids.length === listedIds.length,
    has: (id: string) => kept.has(id),
    choose: (id: string, isChosen: boolean) =>
      setKept((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    chooseAll: (isChosen: boolean) => setKept(new Set(isChosen ? listedIds : [])),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
