import { type ComponentProps, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

type OpenedDialogProps = Omit<ComponentProps<typeof Dialog>, 'ref' | 'onClose'> & {
  /** Runs once the dialog is closed and the focus is back: stop rendering it. */
  onClosed: () => void;
  /** Closes the dialog from outside when it becomes true. */
  isDone?: boolean;
};

/**
 * A modal dialog for scripts: opens when it is mounted, and the browser returns the focus when it closes. The focus goes to
 * the element with `data-initial-focus`, otherwise to the first control.
 */
export function OpenedDialog({ onClosed, isDone = false, ...rest }: OpenedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
  }, []);
  useEffect(() => {
    if (isDone) dialog.current?.close();
  }, [isDone]);
  return (
    <Dialog {...rest} ref={dialog} onClose={({ target, currentTarget }) => target === currentTarget && onClosed()} />
  );
}
