import { useEffect } from 'react';
import { href } from 'react-router';
import { untilReachable } from '../live/until-reachable.ts';
import { isWriting } from './is-writing.ts';

/** Offline, delays page loads, because the browser would show its error page. Typing cancels them. */
export function useWaitingLinks(): void {
  useEffect(() => {
    let latest = new AbortController();
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (navigator.onLine || !link || event.defaultPrevented || !isFollowedHere(link, event)) return;
      event.preventDefault();
      latest.abort();
      latest = new AbortController();
      untilReachable(() => fetch(href('/session')), { signal: latest.signal }).then(
        () => window.location.assign(link.href),
        () => {},
      );
    };
    const stay = (event: Event) => {
      if (isWriting(event)) latest.abort();
    };
    addEventListener('click', wait);
    addEventListener('input', stay);
    return () => {
      latest.abort();
      removeEventListener('input', stay);
      removeEventListener('click', wait);
    };
  }, []);
}

function isFollowedHere(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const { pathname, search } = window.location;
  const isFragment = link.hash !== '' && link.pathname === pathname && link.search === search;
  const isOtherTab = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank';
  return link.origin === window.location.origin && !link.hasAttribute('download') && !isFragment && !isOtherTab;
}
