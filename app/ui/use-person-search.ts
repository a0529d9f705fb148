import { useCallback, useEffect, useRef, useState } from 'react';
import type { Office } from '#content/offices.ts';
import type { Role } from '#content/roles.ts';

/** `email`: only if the viewer is an administrator; `role`: missing if all results have the same one. */
export type FoundPerson = {
  id: string;
  fullName: string;
  role?: Role | null;
  email?: string | null;
  /** An office; `fullName` is then its holder's, or empty. @see PD-28 */
  office?: Office | null;
  /** Instead of what is derived from the other fields. */
  details?: string;
  /** The page that a result leads to. */
  to?: string;
  relations?: { student: string; as: 'academicMentor' | 'wellbeingCoach' | 'parent' | 'guardian' }[];
};

export type PersonSearch = {
  state: 'idle' | 'searching' | 'failed';
  people: readonly FoundPerson[];
  /** Seconds until the next search is allowed, after too many searches. */
  waitSeconds?: number;
};

const pauseInTypingMilliseconds = 150;

/**
 * Debounced person search; aborts outdated requests.
 * @param searchUrl returns `{ people: FoundPerson[] }` for `?search=`
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
        const result = await fetchPeople(searchUrl, text, signal);
        if (!signal.aborted) setFound(result);
      }, pauseInTypingMilliseconds);
    },
    [searchUrl],
  );

  return { ...found, search };
}

async function fetchPeople(searchUrl: string, text: string, signal: AbortSignal): Promise<PersonSearch> {
  const url = new URL(searchUrl, location.origin);
  url.searchParams.set('search', text);
  try {
    const response = await fetch(url, { signal });
    if (response.status === 429) {
      const waitSeconds = Number(response.headers.get('Retry-After')) || 1;
      return { state: 'failed', people: [], waitSeconds };
    }
    if (!response.ok) return { state: 'failed', people: [] };
    const { people } = (await response.json()) as { people: FoundPerson[] };
    return { state: 'idle', people };
  } catch {
    return { state: 'failed', people: [] };
  }
}
