import { useEffect } from 'react';

/* React passes the invoker command attributes through but has no types for them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | 'request-close' | undefined;
  }
}

/** Implements `command` for one dialog in browsers without invoker commands. */
export function useInvokerCommandsFallback(dialogId: string): void {
  useEffect(() => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;

    function runCommand(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest(`button[commandfor="${dialogId}"]`) : null;
      const dialog = document.getElementById(dialogId);
      if (!button || !(dialog instanceof HTMLDialogElement)) return;
      if (button.getAttribute('command') !== 'show-modal') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }

    document.addEventListener('click', runCommand);
    return () => document.removeEventListener('click', runCommand);
  }, [dialogId]);
}
