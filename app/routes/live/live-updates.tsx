import { useWaitingLinks } from '../shell/use-waiting-links.ts';
import { AnnounceMessages } from './announce-messages.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/** Live updates of a signed-in page. */
export function LiveUpdates() {
  useWaitingLinks();
  useLiveUpdates();
  return <AnnounceMessages />;
}
