import { type ComponentProps, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

type OpenedDialogProps = Omit<ComponentProps<typeof Dialog>, 'ref' | 'onClose'> & {
  /** Called after the dialog has closed and focus is restored: unmount it. */
  onClosed: () => void;
  isDone?: boolean;
};

/**
 * A modal dialog that opens on mount. Focuses the element with `data-initial-focus`, or in it the invalid or first
 * field; without such an element the first control.
 */
export function OpenedDialog({ onClosed, isDone = false, ...rest }: OpenedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const start = dialog.current?.querySelector<HTMLElement>('[data-initial-focus]');
    const find = (selector: string) => start?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid=true]') ?? find('input:not([type=hidden]), select, textarea') ?? start)?.focus();
  }, []);
  useEffect(() => {
    if (isDone) dialog.current?.close();
  }, [isDone]);
  return (
    <Dialog {...rest} ref={dialog} onClose={({ target, currentTarget }) => target === currentTarget && onClosed()} />
  );
}
