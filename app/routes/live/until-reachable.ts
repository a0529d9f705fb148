import { useSyncExternalStore } from 'react';
import { type Fetcher, useFetchers } from 'react-router';

const retryAfterMilliseconds = 2_000;

let waiting = 0;
const listeners = new Set<() => void>();

/**
 * Runs `attempt` until it succeeds: null or a rejection means that the server was unreachable. Retries every two
 * seconds, and at once when the network is back. Meanwhile `useIsWaiting` is true.
 * @throws the signal's reason when aborted
 */
export async function untilReachable<Result>(
  attempt: () => Promise<Result | null>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result> {
  let result = await attempt().catch(() => null);
  if (result !== null) return result;
  changeWaiting(1);
  try {
    while (result === null) {
      signal?.throwIfAborted();
      await waitForRetry(signal);
      signal?.throwIfAborted();
      result = await attempt().catch(() => null);
    }
    return result;
  } finally {
    changeWaiting(-1);
  }
}

export function useIsWaiting(): boolean {
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
  const isLoadingMore = useFetchers().some(isFirstLoad);
  return isWaiting || (isLoadingMore && !navigator.onLine);
}

/** A user request, even if queued behind a background load; a revalidation already has data. */
function isFirstLoad({ state, formMethod, data }: Fetcher): boolean {
  return state === 'loading' && formMethod === undefined && data === undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changeWaiting(by: 1 | -1): void {
  waiting += by;
  for (const notify of listeners) notify();
}

function waitForRetry(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, retryAfterMilliseconds);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}
