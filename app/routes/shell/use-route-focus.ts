import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the new page's main content after a navigation, so that a screen reader reads on from there; the title
 * is set by the route, the scroll position by the router. A change of the query alone moves nothing.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
