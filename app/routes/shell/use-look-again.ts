import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useFetcher } from 'react-router';
import { inBackground } from './background-load.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A sender of many messages must not keep the receiver's tab loading. @see decisions 36 */
const minimumIntervalMilliseconds = 1_000;

/** Gives a function that loads the page's data anew: one load at a time, at most one a second, and none amid a navigation, but right after it. */
export function useLookAgain(): () => void {
  const fetcher = useFetcher();
  const router = use(DataRouterContext)?.router;
  const load = useEffectEvent(async () => {
    // the router would let it take the navigation's place, and drop what that brought: the notice of a redirect
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
  const [lookAgain] = useState(() =>
    oneAtATime(async () => {
      if (isMounted.current) await load();
    }, minimumIntervalMilliseconds),
  );
  return lookAgain;
}

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router'];

/**
 * Asks the router itself: on a slow device React shows a navigation when it is half over, or never. The stable hooks only
 * know what React has rendered, hence the router from its UNSAFE_ context.
 */
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
