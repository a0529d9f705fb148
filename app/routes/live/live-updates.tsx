import { useEffect } from 'react';
import { useWaitingLinks } from '../shell/use-waiting-links.ts';
import { AnnounceMessages } from './announce-messages.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

export interface LiveUpdatesProps {
  onNetworkChange: (isOffline: boolean) => void;
}

/** Live updates of a signed-in page; also reports whether the device is offline. */
export function LiveUpdates({ onNetworkChange }: LiveUpdatesProps) {
  useWaitingLinks();
  const { isOffline } = useLiveUpdates();
  useEffect(() => {
    onNetworkChange(isOffline);
    return () => onNetworkChange(false);
  }, [isOffline, onNetworkChange]);
  return <AnnounceMessages />;
}
