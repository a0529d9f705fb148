import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { isWriting } from '../shell/is-writing.ts';
import { useIsWaiting } from './until-reachable.ts';

const backOnlineMilliseconds = 5_000;

/** Render it inside `.upper-edge`, where it has its own space and covers nothing. */
export function NetworkLine({ isOffline }: { isOffline: boolean }) {
  const t = useTranslate();
  const isBack = useJustBack(isOffline);
  const isWaiting = useIsWaiting();
  useCancelNavigationOnInput(isWaiting);
  const text = isWaiting
    ? t(navigator.onLine ? 'shell.unreachable.waiting' : 'shell.offline.waiting')
    : isOffline
      ? t('shell.offline')
      : isBack
        ? t('shell.online')
        : null;
  return (
    <div aria-live="polite" className="network-line">
      {text && (
        <p
          role="status"
          className="flex items-center justify-center gap-2 border-b border-line bg-brass-tint px-4 py-1.5 text-sm text-ink"
        >
          {(isOffline || isWaiting) && <Icon name="cloud-off" className="size-4 shrink-0" />}
          {text}
        </p>
      )}
    </div>
  );
}

/** Cancels a waiting navigation when the user continues typing. */
function useCancelNavigationOnInput(isWaiting: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWaiting) return;
    const stay = (event: Event) => {
      if (!isWriting(event)) return;
      // A navigation to this page replaces the other one. It must not load anything, or it would wait for the network
      // too.
      void navigate(location, {
        replace: true,
        state: location.state,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    };
    addEventListener('input', stay);
    return () => removeEventListener('input', stay);
  }, [isWaiting, location, navigate]);
}

/** True for a short time after the network is back. */
function useJustBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(isOffline);
  const [isBack, setIsBack] = useState(false);
  if (wasOffline !== isOffline) {
    setWasOffline(isOffline);
    setIsBack(!isOffline);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), backOnlineMilliseconds);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
