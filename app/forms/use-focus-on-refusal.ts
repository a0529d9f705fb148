import { type RefObject, useEffect, useRef } from 'react';

/** Ignores errors that were rendered with the page. */
export function useFocusOnRefusal(refusal: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(refusal);
  useEffect(() => {
    if (!refusal || seen.current === refusal) return;
    seen.current = refusal;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return form;
}
