import { data, type RouterContextProvider } from 'react-router';
import { findInvitation } from '#features/meetings/invitations.server.ts';
import type { Invitation } from '#features/meetings/meetings.ts';
import { readAs, visitor } from '#platform/database.server.ts';
import { RateLimiter } from '#platform/rate-limiter.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';

/** Requests of a network in a minute: a family with several devices needs fewer, and a token is not guessed by more. */
const requests = new RateLimiter(60);

/** @throws a response with status 429 */
export function limitRequests(context: Readonly<RouterContextProvider>): void {
  const waitSeconds = requests.tryAcquire(context.get(requestOriginContext).network, performance.now());
  if (waitSeconds > 0) throw data(null, { status: 429, headers: { 'Retry-After': String(waitSeconds) } });
}

/** Null for an unknown or expired link. */
export const openInvitation = (token: string): Promise<Invitation | null> =>
  readAs(visitor, (tx) => findInvitation(tx, token));
