import { useEffect } from 'react';
import { href } from 'react-router';
import { untilReachable } from '../live/until-reachable.ts';
import { isWriting } from './is-writing.ts';

/**
 * Offline, delays a click on a link until the network is back. The browser would show its error page, also for a link of
 * the router, which reloads the page if it cannot load code. Typing cancels the click.
 */
export function useWaitingLinks(): void {
  useEffect(() => {
    let latest = new AbortController();
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (navigator.onLine || !link || !isFollowedHere(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.abort();
      latest = new AbortController();
      untilReachable(() => fetch(href('/session')), { signal: latest.signal }).then(
        () => (link.isConnected ? link.click() : window.location.assign(link.href)),
        () => {},
      );
    };
    const stay = (event: Event) => {
      if (isWriting(event)) latest.abort();
    };
    // Before React handles the click.
    addEventListener('click', wait, true);
    addEventListener('input', stay);
    return () => {
      latest.abort();
      removeEventListener('input', stay);
      removeEventListener('click', wait, true);
    };
  }, []);
}

function isFollowedHere(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const { pathname, search } = window.location;
  const isFragment = link.hash !== '' && link.pathname === pathname && link.search === search;
  const isOtherTab = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank';
  return link.origin === window.location.origin && !link.hasAttribute('download') && !isFragment && !isOtherTab;
}
