import type { RouterContextProvider } from 'react-router';
import type { Tx } from '../platform/database.server.ts';
import { isDatabaseUnavailable } from '../platform/database-errors.server.ts';
import { hasForbiddenCharacters } from '../platform/text-input.ts';
import { resourceUnavailable } from '../platform/unavailable-response.server.ts';
import { UseLimit } from '../platform/use-limit.server.ts';
import { getSession, pathOf, readForSession } from './session.server.ts';

const longestSearch = 100;

const searches = new UseLimit({ uses: 60, milliseconds: 60_000 });

export type Searched<Found> = { found: Found; waitSeconds: 0 } | { found: null; waitSeconds: number };

/** One search at a time per person. `work` opens its transaction, so that waiting searches hold no connection. */
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
    // The browser aborted this request because the user has typed on.
    if (request.signal.aborted) return { found: null, waitSeconds: 1 };
    return { found: await work(), waitSeconds: 0 };
  });
}

export function searchAnswer({ waitSeconds }: { waitSeconds: number }) {
  return waitSeconds > 0
    ? { status: 429, headers: { 'Retry-After': String(waitSeconds) } }
    : { status: 200, headers: {} };
}

/** @see core §7 call 7 */
export async function personSearchResponse(
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
    return resourceUnavailable();
  }
}

/** Null if the text contains forbidden characters. */
export function searchTextOf(typed: string | null): string | null {
  if (typed === null) return '';
  return hasForbiddenCharacters(typed) ? null : typed.slice(0, longestSearch).toWellFormed();
}
