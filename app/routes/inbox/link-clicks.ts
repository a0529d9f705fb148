import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Asks for another tab or window, or comes of another button than the first. */
export function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}

/** One handler that does for any number of plain links what a `Link` does when it is clicked. */
export function useOpenByClick() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, href } = event.currentTarget;
    void navigate(pathname + search, { replace: href === window.location.href });
  };
}
