import type { RouterContextProvider } from 'react-router';
import type { Tx } from '../platform/database.server.ts';
import { isDatabaseUnavailable } from '../platform/database-errors.server.ts';
import { hasForbiddenCharacters } from '../platform/text-input.ts';
import { UseLimit } from '../platform/use-limit.server.ts';
import { getSession, pathOf, readForSession } from './session.server.ts';

/** In characters; a name has at most 100. */
const longestSearch = 100;

/** @see PD-36 */
const searches = new UseLimit({ uses: 60, milliseconds: 60_000 });

/** Search results, or null and the seconds until the next search is allowed. */
export type Searched<Found> = { found: Found; waitSeconds: 0 } | { found: null; waitSeconds: number };

/**
 * Runs a search: at most 60 per minute and one at a time per person. Not limited if all texts are empty.
 * @param texts the texts of all search fields of the page
 * @param work opens its transaction itself, so that waiting searches hold no database connection
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
    // The user has typed on, so the browser aborted this request.
    if (request.signal.aborted) return { found: null, waitSeconds: 1 };
    return { found: await work(), waitSeconds: 0 };
  });
}

/** Status and headers of a search response; 429 if rate-limited. */
export function searchAnswer({ waitSeconds }: { waitSeconds: number }) {
  return waitSeconds > 0
    ? { status: 429, headers: { 'Retry-After': String(waitSeconds) } }
    : { status: 200, headers: {} };
}

/** Response to a combobox: JSON with the people found or an error. @see core §7 call 7 */
export async function answerPersonSearch(
  request: Request,
  context: Readonly<RouterContextProvider>,
  search: string,
  find: (tx: Tx) => Promise<unknown[]>,
): Promise<Response> {
  try {
    const searched = await searchInTurn(request, context, [search], () => readForSession(context, find));
    if (searched.found) return Response.json({ people: searched.found });
    return Response.json({ error: 'too many searches' }, searchAnswer(searched));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return Response.json({ error: 'unavailable' }, { status: 503 });
  }
}

/** The search text, truncated; null if it contains forbidden characters. */
export function searchTextOf(typed: string | null): string | null {
  if (typed === null) return '';
  return hasForbiddenCharacters(typed) ? null : typed.slice(0, longestSearch).toWellFormed();
}
