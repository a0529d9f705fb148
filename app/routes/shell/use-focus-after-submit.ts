import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * After a submission that removed the focused element, such as the row of what was deleted, moves the focus to the
 * heading of its section, or of the page.
 */
export function useFocusAfterSubmit(): void {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const sender = useRef<{ section: Element | null } | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (isSubmitting) {
      sender.current = focused?.closest('#main') ? { section: focused.closest('section') } : null;
      return;
    }
    const sent = sender.current;
    sender.current = null;
    if (!sent || (focused && focused !== document.body)) return;
    const section = sent.section?.isConnected ? sent.section.querySelector<HTMLElement>('h2, h3') : null;
    const heading = section ?? document.querySelector<HTMLElement>('#main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [isSubmitting]);
}
