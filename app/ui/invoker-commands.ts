/* React passes the invoker command attributes through but has no types for them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | 'request-close' | undefined;
  }
}

/** Implements `command` for dialogs in browsers without invoker commands. */
export function handleInvokerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') !== 'show-modal') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
