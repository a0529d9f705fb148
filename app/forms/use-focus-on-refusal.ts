import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field that won't do, once a refusal comes; one that came with the page itself moves nothing. */
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
