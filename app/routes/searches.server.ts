import type { RouterContextProvider } from 'react-router';
import { hasForbiddenCharacters } from '../platform/text-input.ts';
import { UseLimit } from '../platform/use-limit.server.ts';
import { getSession, pathOf } from './session.server.ts';

/** In characters; a name is at most 100. */
const longestSearch = 100;

/** @see decisions 36 */
const searches = new UseLimit({ uses: 60, milliseconds: 60_000 });

/** What a search found; or null, and the seconds after which this person may search again. */
export type Searched<Found> = { found: Found; waitSeconds: 0 } | { found: null; waitSeconds: number };

/**
 * Searches for the signed-in person: at most 60 times a minute, and one search at a time. Without any text it is no search.
 * @param texts what was typed, in every field of the page that searches
 * @param work opens its transaction itself: nobody waits for a turn with a database connection in hand
 */
export async function searchInTurn<Found>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  texts: readonly string[],
  work: () => Promise<Found>,
): Promise<Searched<Found>> {
  if (texts.every((text) => text.trim() === '')) return { found: await work(), waitSeconds: 0 };
  const { personId } = getSession(context);
  const waitSeconds = searches.take(personId, JSON.stringify([pathOf(request), ...texts]));
  if (waitSeconds > 0) return { found: null, waitSeconds };
  return searches.inTurn(personId, async () => {
    // whoever typed on while waiting has broken this request off
    if (request.signal.aborted) return { found: null, waitSeconds: 1 };
    return { found: await work(), waitSeconds: 0 };
  });
}

/** How a page or a resource answers a search: with 429 where it was one too many. */
export function searchAnswer({ waitSeconds }: { waitSeconds: number }) {
  return waitSeconds > 0
    ? { status: 429, headers: { 'Retry-After': String(waitSeconds) } }
    : { status: 200, headers: {} };
}

/** What was typed, cut to what a name and an address can hold; null for what no database takes. */
export function searchTextOf(typed: string | null): string | null {
  if (typed === null) return '';
  return hasForbiddenCharacters(typed) ? null : typed.slice(0, longestSearch).toWellFormed();
}
