import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/language-context.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

const goodNewsForMilliseconds = 5_000;

/** Stands in the page of somebody signed in: keeps it up to date, and says when the device is offline. */
export function LiveUpdates() {
  return <NetworkLine {...useLiveUpdates()} />;
}

/** A line at the top that stays in sight; it has room of its own, so that nothing is hidden behind it. */
function NetworkLine({ isOffline }: { isOffline: boolean }) {
  const t = useTranslate();
  const isBack = useJustBack(isOffline);
  const text = isOffline ? t('shell.offline') : isBack ? t('shell.online') : null;
  return (
    <div aria-live="polite" className="no-print pointer-events-none sticky top-0 z-30">
      {text && (
        <p
          role="status"
          className="flex items-center justify-center gap-2 border-b border-line bg-brass-tint px-4 py-1.5 text-sm text-ink"
        >
          {isOffline && <CloudOff aria-hidden className="size-4 shrink-0" />}
          {text}
        </p>
      )}
    </div>
  );
}

/** True for a moment after the network came back. */
function useJustBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(isOffline);
  const [isBack, setIsBack] = useState(false);
  if (wasOffline !== isOffline) {
    setWasOffline(isOffline);
    setIsBack(!isOffline);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), goodNewsForMilliseconds);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
