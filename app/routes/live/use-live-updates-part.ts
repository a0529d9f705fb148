import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import type { LiveUpdates } from './live-updates.tsx';

/** `handle` of portal routes, whose chunks include live updates. */
export interface LiveHandle {
  LiveUpdates: typeof LiveUpdates;
}

/** The live updates for a signed-in person. Public pages load them on demand, so that visitors do not. */
export function useLiveUpdatesPart(isWanted: boolean): typeof LiveUpdates | null {
  const handles = useMatches().map(({ handle }) => handle as Partial<LiveHandle> | undefined);
  const ofPage = handles.find((handle) => handle?.LiveUpdates)?.LiveUpdates;
  const [fetched, setFetched] = useState<typeof LiveUpdates | null>(null);
  const isMissing = isWanted && !ofPage && !fetched;
  useEffect(() => {
    if (!isMissing) return;
    import('./live-updates.tsx').then(
      (part) => setFetched(() => part.LiveUpdates),
      () => {}, // loaded with the next navigation
    );
  }, [isMissing]);
  return isWanted ? (ofPage ?? fetched) : null;
}
