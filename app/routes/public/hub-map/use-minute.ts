import { useSyncExternalStore } from 'react';

const minuteMilliseconds = 60_000;

/**
 * The present minute, in milliseconds since 1970, renewed as it passes. Null in the server's HTML, which is kept for a day,
 * and while React takes it over.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(everyMinute, thisMinute, unknown);
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 1000); // the store itself tells apart whether the minute changed
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds;
const unknown = () => null;
