import { type RefObject, useEffect, useRef } from 'react';

/** Ignores errors that were rendered with the page. */
export function useFocusFirstError(unsaved: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(unsaved);
  useEffect(() => {
    if (!unsaved || seen.current === unsaved) return;
    seen.current = unsaved;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [unsaved]);
  return form;
}
