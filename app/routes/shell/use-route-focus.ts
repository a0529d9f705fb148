import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#i18n/paths.ts';
import { focusRouteTarget } from './focus-route-target.ts';

/**
 * After a navigation, moves the focus to the main content, or to the element with `data-route-focus`, so that screen
 * readers continue there. Does nothing if only the query or the language changes. Routes set the title; the router
 * restores the scroll position.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const path = withoutLanguage(pathname);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (hash !== '') return;
    focusRouteTarget();
  }, [path, hash]);
}
