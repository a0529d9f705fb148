import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import { LiveConnection } from './live-connection.ts';
import { isPortalPath } from './portal-paths.ts';
import { type SessionAnswer, SessionWatch } from './session-watch.ts';
import { useLookAgain } from './use-look-again.ts';

/**
 * Keeps the page of somebody signed in up to date, and notices the end of the session. Where no stream gets through, the
 * page is loaded anew with every answer that the session lives: every 30 s.
 * @returns whether the device has lost its network
 * @see core §7 call 11 @see R8 @see R10 @see decisions 8
 */
export function useLiveUpdates(): { isOffline: boolean } {
  const [isOffline, setIsOffline] = useState(false);
  const lookAgain = useLookAgain();
  const leave = useEffectEvent(useLeaving(lookAgain));

  useEffect(() => {
    const watch = new SessionWatch((answer) => {
      setIsOffline(answer === 'unreachable' && !navigator.onLine);
      if (answer === 'lives' && !connection.isLive) lookAgain();
      leave(answer);
    });
    const connection = new LiveConnection({
      lookAgain,
      refused: () => watch.ask(),
      sessionEnded: () => watch.askSoon(),
    });
    const stops = [watch.start(), connection.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [lookAgain]);

  return { isOffline };
}

/** Leaves a page that the session no longer allows. */
function useLeaving(lookAgain: () => void) {
  const t = useTranslate();
  const showToast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnderWay = useNavigation().state !== 'idle';

  return (answer: SessionAnswer): void => {
    // signing out, or going where the guard will tell
    if (isUnderWay) return;
    if (answer === 'must change password' && isPortalPath(pathname) && pathname !== '/change-password')
      void navigate('/change-password', { replace: true });
    if (answer !== 'ended') return;
    if (!isPortalPath(pathname)) {
      lookAgain(); // a public page stays, with a visitor's header
      return;
    }
    showToast({ tone: 'info', text: t('login.sessionEnded'), forPath: '/parent-login' });
    void navigate(`/parent-login?redirectTo=${encodeURIComponent(pathname + search)}`, { replace: true });
  };
}
