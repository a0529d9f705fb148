import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of a result that appears on the same page. The heading needs `tabIndex={-1}`. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
