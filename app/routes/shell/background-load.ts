import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom';

/** Marks what no person asked for: it does not keep a session alive. @see decisions 8 */
export const backgroundHeader = 'X-Background-Load';
const retryAfterMilliseconds = 2_000;
/** What a proxy or the server says while it cannot answer. */
const notNow = new Set([502, 503, 504]);

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
 * How the router fetches. In the background a server that is away, or cannot answer now, is waited for: an error page must
 * not take the place of one on which somebody writes.
 */
export const fetchForRouter: RouterFetch = async (request, { type }) => {
  if (running === 0 || type === 'navigation' || request.method !== 'GET') return fetch(request);
  const headers = new Headers(request.headers);
  headers.set(backgroundHeader, '1');
  for (;;) {
    const answer = await fetch(new Request(request, { headers })).catch(() => null);
    if (answer && !notNow.has(answer.status)) return answer;
    request.signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, retryAfterMilliseconds));
  }
};
