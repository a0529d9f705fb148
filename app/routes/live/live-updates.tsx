import { useWaitingLinks } from '../shell/use-waiting-links.ts';
import { AnnounceMessages } from './announce-messages.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

export function LiveUpdates() {
  useWaitingLinks();
  useLiveUpdates();
  return <AnnounceMessages />;
}
