import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useNavigation } from 'react-router';
import { inBackground } from './background-load.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Gives a function that loads the page's data anew: one load at a time, and none amid a navigation, but right after it. */
export function useLookAgain(): () => void {
  const fetcher = useFetcher();
  const isNavigating = useNavigation().state !== 'idle';
  const isPutOff = useRef(false);
  const load = useEffectEvent(async () => {
    // the router would let it take the navigation's place, and drop what that brought: the notice of a redirect
    isPutOff.current = isNavigating;
    if (!isNavigating) await inBackground(() => fetcher.submit(null, { method: 'post', action: '/session' }));
  });
  const [lookAgain] = useState(() => oneAtATime(() => load()));

  useEffect(() => {
    if (!isNavigating && isPutOff.current) lookAgain();
  }, [isNavigating, lookAgain]);

  return lookAgain;
}
