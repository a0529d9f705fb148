import type { ComponentProps } from 'react';
import type { HydratedRouter } from 'react-router/dom';
import { untilReachable } from './until-reachable.ts';

/** Marks what no person asked for: it does not keep a session alive. @see decisions 8 */
export const backgroundHeader = 'X-Background-Load';
const retryAfterMilliseconds = 2_000;
/** What a proxy or the server says while it cannot answer. */
const notNow = new Set([502, 503, 504]);

type RouterFetch = NonNullable<ComponentProps<typeof HydratedRouter>['unstable_fetch']>;

let running = 0;

/** Runs a load of the page's data that no person asked for. */
export async function inBackground(load: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await load();
  } finally {
    running -= 1;
  }
}

/**
 * How the router fetches. A page that cannot be fetched is waited for, so that no error page takes the place of one on which
 * somebody writes. In the background a server that cannot answer now is waited for, too, and the reader hears nothing of it.
 */
export const fetchForRouter: RouterFetch = async (request, { type }) => {
  if (request.method !== 'GET') return fetch(request);
  if (running === 0 || type === 'navigation')
    return untilReachable(
      async () => {
        const answer = await fetch(request.clone());
        return isFromGateway(answer) ? null : answer;
      },
      { signal: request.signal },
    );
  const headers = new Headers(request.headers);
  headers.set(backgroundHeader, '1');
  for (;;) {
    const answer = await fetch(new Request(request, { headers })).catch(() => null);
    if (answer && !notNow.has(answer.status)) return answer;
    request.signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, retryAfterMilliseconds));
  }
};

/** An answer that a proxy gives while the server is away; the server's own have the router's header. */
function isFromGateway({ status, headers }: Response): boolean {
  return notNow.has(status) && !headers.has('X-Remix-Response');
}
