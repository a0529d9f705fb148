import { type ComponentProps, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

type OpenedDialogProps = Omit<ComponentProps<typeof Dialog>, 'ref' | 'onClose'> & {
  /** Called after the dialog has closed and focus is restored: unmount it. */
  onClosed: () => void;
  isDone?: boolean;
};

/** A modal dialog that opens on mount. Focuses the element with `data-initial-focus`, otherwise the first control. */
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
