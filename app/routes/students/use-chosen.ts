import { useState } from 'react';
import type { RosterStudent } from '../../features/students/students.ts';

/** The students whose boxes are ticked, among those shown. */
export function useChosen(shown: readonly RosterStudent[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const count = shown.filter(({ id }) => ids.has(id)).length;
  return {
    count,
    areAll: shown.length > 0 && count === shown.length,
    has: (id: string) => ids.has(id),
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    chooseAll: (isChosen: boolean) => setIds(new Set(isChosen ? shown.map(({ id }) => id) : [])),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
