import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a result that appears on the same page: reading continues there. It needs `tabIndex={-1}`. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
