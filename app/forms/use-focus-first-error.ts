import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field when a submission ends. Ignores errors that were rendered with the page. */
export function useFocusFirstError(isSubmitting: boolean): void {
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (hasEnded) document.querySelector<HTMLElement>('#main [aria-invalid=true]')?.focus();
  }, [isSubmitting]);
}
