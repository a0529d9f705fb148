import { type RefObject, useEffect, useRef } from 'react';

/** Opens what is collapsed in the element while the page is printed. */
export function useOpenForPrint(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(ref.current?.querySelectorAll('details') ?? [])].filter((details) => !details.open);
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return ref;
}
