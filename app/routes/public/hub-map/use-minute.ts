import { useSyncExternalStore } from 'react';

const minuteMilliseconds = 60_000;

/** Milliseconds since 1970. Null during hydration and on the server, whose HTML is cached for a day. */
export function useMinute(): number | null {
  return useSyncExternalStore(everyMinute, thisMinute, unknown);
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 1000); // the store ignores calls within the same minute
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds;
const unknown = () => null;
