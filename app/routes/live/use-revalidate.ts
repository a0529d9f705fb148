import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useFetcher } from 'react-router';
import { inBackground } from './background-load.ts';
import { singleFlight } from './single-flight.ts';

/** Limits revalidations when a sender sends many messages. @see PD-36 */
const minimumIntervalMilliseconds = 1_000;

/** Returns a function that revalidates: one load at a time, at most one per second, after any navigation. */
export function useRevalidate(): () => void {
  const fetcher = useFetcher();
  const router = use(DataRouterContext)?.router;
  const load = useEffectEvent(async () => {
    // The router would replace the navigation with this submission and drop its data, such as a redirect's notice.
    if (router) await navigationsEnd(router);
    await inBackground(() => fetcher.submit(null, { method: 'post', action: '/session' }));
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
      if (isMounted.current) await load();
    }, minimumIntervalMilliseconds),
  );
  return revalidate;
}

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router'];

/** Reads the router's own state, because rendered state is late on slow devices; hence the UNSAFE_ context. */
function navigationsEnd(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.navigation.state === 'idle') return resolve();
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      unsubscribe();
      resolve();
    });
  });
}
