import type { ComponentProps } from 'react';
import type { HydratedRouter } from 'react-router/dom';
import { backgroundHeader } from '#http/background-header.ts';
import { untilReachable } from './until-reachable.ts';

const retryAfterMilliseconds = 2_000;
/** Statuses of a temporarily unavailable server or proxy. */
const unavailableStatuses = new Set([502, 503, 504]);

type RouterFetch = NonNullable<ComponentProps<typeof HydratedRouter>['unstable_fetch']>;

let running = 0;

export async function inBackground(load: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await load();
  } finally {
    running -= 1;
  }
}

/** Retries while the server is unreachable: an error page must not replace a page with unsaved input. */
export const fetchForRouter: RouterFetch = async (request, { type }) => {
  if (request.method !== 'GET') return fetch(request);
  if (running === 0 || type === 'navigation')
    return untilReachable(
      async () => {
        const response = await fetch(request.clone());
        return isFromGateway(response) ? null : response;
      },
      { signal: request.signal },
    );
  const headers = new Headers(request.headers);
  headers.set(backgroundHeader, '1');
  for (;;) {
    const response = await fetch(new Request(request, { headers })).catch(() => null);
    if (response && !unavailableStatuses.has(response.status)) return response;
    request.signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, retryAfterMilliseconds));
  }
};

/** True for a proxy's response; the server's own responses have the router's header. */
function isFromGateway({ status, headers }: Response): boolean {
  return unavailableStatuses.has(status) && !headers.has('X-Remix-Response');
}
