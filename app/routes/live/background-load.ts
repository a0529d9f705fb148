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

/**
 * Retries while the server is unreachable or temporarily unavailable: an error page must not replace a page with unsaved
 * input.
 */
export const fetchForRouter: RouterFetch = async (request, { type }) => {
  if (request.method !== 'GET') return fetch(request);
  if (running === 0 || type === 'navigation')
    return untilReachable(() => fetchIfAvailable(request.clone()), { signal: request.signal });
  const headers = new Headers(request.headers);
  headers.set(backgroundHeader, '1');
  for (;;) {
    const response = await fetchIfAvailable(new Request(request, { headers })).catch(() => null);
    if (response) return response;
    request.signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, retryAfterMilliseconds));
  }
};

async function fetchIfAvailable(request: Request): Promise<Response | null> {
  const response = await fetch(request);
  return unavailableStatuses.has(response.status) ? null : response;
}
