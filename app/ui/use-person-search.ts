import { useCallback, useEffect, useRef, useState } from 'react';

/** Somebody to choose: names are not unique, addresses are. */
export type FoundPerson = { id: string; fullName: string; email: string };

export type PersonSearch = { state: 'idle' | 'searching' | 'failed'; people: readonly FoundPerson[] };

const pauseInTypingMilliseconds = 150;

/**
 * Asks the server for people while somebody types, once they pause; an answer that comes late counts no more.
 * @param searchUrl answers `?search=` with `{ people: FoundPerson[] }`
 */
export function usePersonSearch(searchUrl: string): PersonSearch & { search: (text: string) => void } {
  const [found, setFound] = useState<PersonSearch>({ state: 'idle', people: [] });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const search = useCallback(
    (text: string) => {
      running.current?.abort();
      const current = new AbortController();
      const { signal } = current;
      running.current = current;
      setFound(({ people }) => ({ state: 'searching', people }));
      setTimeout(async () => {
        if (signal.aborted) return;
        const people = await ask(searchUrl, text, signal);
        if (!signal.aborted) setFound(people ? { state: 'idle', people } : { state: 'failed', people: [] });
      }, pauseInTypingMilliseconds);
    },
    [searchUrl],
  );

  return { ...found, search };
}

/** Null where no answer came that can be used. */
async function ask(searchUrl: string, text: string, signal: AbortSignal): Promise<FoundPerson[] | null> {
  const address = new URL(searchUrl, location.origin);
  address.searchParams.set('search', text);
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return null;
    const { people } = (await answer.json()) as { people: FoundPerson[] };
    return people;
  } catch {
    return null;
  }
}
