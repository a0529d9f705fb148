import type { Tx } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { maxSearchLength } from '#platform/lists.ts';
import { RateLimiter } from '#platform/rate-limiter.server.ts';
import { Semaphore } from '#platform/semaphore.server.ts';
import { hasForbiddenCharacters } from '#platform/text-input.ts';
import { resourceUnavailable } from '#platform/unavailable-response.server.ts';
import type { RequestArgs } from './request-args.ts';
import { getSession, readForSession } from './session.server.ts';

const searches = new RateLimiter(60);
const onePerPerson = new Semaphore({ maxRunning: Infinity, maxRunningPerKey: 1, maxQueued: Infinity });

export type Searched<Found> = { found: Found; waitSeconds: 0 } | { found: null; waitSeconds: number };

/** One search at a time per person. `work` opens its transaction, so that waiting searches hold no connection. */
export async function runSearch<Found>(
  { request, context }: RequestArgs,
  texts: readonly string[],
  work: () => Promise<Found>,
): Promise<Searched<Found>> {
  if (texts.every((text) => text.trim() === '')) return { found: await work(), waitSeconds: 0 };
  const { personId } = getSession(context);
  const waitSeconds = searches.tryAcquire(personId, performance.now());
  if (waitSeconds > 0) return { found: null, waitSeconds };
  return onePerPerson.acquire(async () => {
    // The browser aborted this request because the user has typed on.
    if (request.signal.aborted) return { found: null, waitSeconds: 1 };
    return { found: await work(), waitSeconds: 0 };
  }, personId);
}

export function searchResponseInit({ waitSeconds }: { waitSeconds: number }) {
  return waitSeconds > 0
    ? { status: 429, headers: { 'Retry-After': String(waitSeconds) } }
    : { status: 200, headers: {} };
}

/** @see core §7 call 7 */
export async function personSearchResponse(
  args: RequestArgs,
  search: string,
  find: (tx: Tx) => Promise<unknown[]>,
): Promise<Response> {
  try {
    const searched = await runSearch(args, [search], () => readForSession(args.context, find));
    if (searched.found) return Response.json({ people: searched.found });
    return Response.json({ error: 'too many searches' }, searchResponseInit(searched));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return resourceUnavailable();
  }
}

/** Returns null if the text contains forbidden characters. */
export function searchTextOf(typed: string | null): string | null {
  if (typed === null) return '';
  return hasForbiddenCharacters(typed) ? null : typed.slice(0, maxSearchLength).toWellFormed();
}
