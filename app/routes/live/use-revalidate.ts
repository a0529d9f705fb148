import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { inBackground } from './background-load.ts';
import { navigationsEnd } from './navigations.ts';
import { singleFlight } from './single-flight.ts';

/** Limits revalidations when a sender sends many messages. @see PD-36 */
const minimumIntervalMilliseconds = 1_000;

/** Returns a function that revalidates: one load at a time, at most one per second, after any navigation. */
export function useRevalidate(): () => void {
  const fetcher = useFetcher();
  const load = useEffectEvent(async () => {
    // The router would replace the navigation with this submission and drop its data, such as a redirect's notice.
    await navigationsEnd();
    await inBackground(() => fetcher.submit(null, { method: 'post', action: href('/session') }));
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [revalidate] = useState(() =>
    singleFlight(async () => {
      // Offline, the router cannot load the code of the action, and would reload the page. The stream asks again.
      if (isMounted.current && navigator.onLine) await load();
    }, minimumIntervalMilliseconds),
  );
  return revalidate;
}
