import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '../../i18n/addresses.ts';

/**
 * Moves focus to the new page's main content after a navigation (to what it marks with `data-route-focus`, where only a
 * part of it is new), so that a screen reader reads on from there; the title
 * is set by the route, the scroll position by the router. A change of the query alone, or of the language, moves nothing.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const path = withoutLanguage(pathname);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (hash !== '') return;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('[data-route-focus]') ?? main;
    target?.focus({ preventScroll: true });
  }, [path, hash]);
}
