import { useEffect, useEffectEvent } from 'react';
import { href, useLocation, useNavigate, useNavigation } from 'react-router';
import { isPortalPath } from '#app/route-options.ts';
import { showNotice } from '#ui/notices.ts';
import { LiveConnection } from './live-connection.ts';
import { type SessionState, SessionWatch } from './session-watch.ts';
import { useRevalidate } from './use-revalidate.ts';

/**
 * Keeps a signed-in page up to date and detects the end of the session. Without a stream, the page is revalidated
 * with every successful session check (every 30 s).
 * @see core §7 call 11 @see R8 @see R10 @see PD-8
 */
export function useLiveUpdates(): void {
  const revalidate = useRevalidate();
  const handleSessionState = useEffectEvent(useSessionEnd(revalidate));

  useEffect(() => {
    const watch = new SessionWatch((state) => {
      if (state === 'active' && !connection.isLive) revalidate();
      handleSessionState(state);
    });
    const connection = new LiveConnection({
      revalidate,
      refused: () => watch.check(),
      sessionEnded: () => watch.checkSoon(),
    });
    const stops = [watch.start(), connection.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [revalidate]);
}

function useSessionEnd(revalidate: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';

  return (state: SessionState): void => {
    // Already signing out or navigating; the guard will redirect.
    if (isNavigating) return;
    if (state === 'must change password' && isPortalPath(pathname) && pathname !== href('/change-password'))
      void navigate(href('/change-password'), { replace: true });
    if (state !== 'ended') return;
    if (!isPortalPath(pathname)) {
      revalidate(); // a public page stays open, with the visitor's header
      return;
    }
    const login = `${href('/parent-login')}?redirectTo=${encodeURIComponent(pathname + search)}`;
    showNotice({ tone: 'info', text: 'login.sessionEnded' }, login);
    void navigate(login, { replace: true });
  };
}
