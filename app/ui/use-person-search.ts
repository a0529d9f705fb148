import { useCallback, useEffect, useRef, useState } from 'react';

/** Somebody to choose. `email`: null or missing unless an administrator asks; `role`: missing where all have the same. */
export type FoundPerson = {
  id: string;
  fullName: string;
  role?: 'parent' | 'mentor' | 'admin' | null;
  email?: string | null;
};

export type PersonSearch = {
  state: 'idle' | 'searching' | 'failed';
  people: readonly FoundPerson[];
  /** After too many searches: when to search again. */
  waitSeconds?: number;
};

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
        const answer = await ask(searchUrl, text, signal);
        if (!signal.aborted) setFound(answer);
      }, pauseInTypingMilliseconds);
    },
    [searchUrl],
  );

  return { ...found, search };
}

async function ask(searchUrl: string, text: string, signal: AbortSignal): Promise<PersonSearch> {
  const address = new URL(searchUrl, location.origin);
  address.searchParams.set('search', text);
  try {
    const answer = await fetch(address, { signal });
    if (answer.status === 429) {
      const waitSeconds = Number(answer.headers.get('Retry-After')) || 1;
      return { state: 'failed', people: [], waitSeconds };
    }
    if (!answer.ok) return { state: 'failed', people: [] };
    const { people } = (await answer.json()) as { people: FoundPerson[] };
    return { state: 'idle', people };
  } catch {
    return { state: 'failed', people: [] };
  }
}
