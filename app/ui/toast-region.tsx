import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/language-context.tsx';
import { type Toast, ToastCard } from './toast.tsx';
import { addToasts, toastsAfterNavigation, withoutErrors } from './toast-list.ts';

type ShowToast = (toast: Omit<Toast, 'id'>) => void;

const ToastContext = createContext<ShowToast | null>(null);

type ShownToasts = { toasts: readonly Toast[]; close: (id: string) => void };

const ShownContext = createContext<ShownToasts>({ toasts: [], close: () => {} });

/** Shows a toast from the browser. @throws Error outside `ToastProvider` @see core §8 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}

type ToastProviderProps = { fromServer: readonly Toast[]; path: string; search: string; children: ReactNode };

/**
 * Holds the toasts sent by the server (already in the first HTML) and those shown since. Server toasts stay until
 * closed or expired, even after a revalidation. Navigating and submitting a form of the page remove all toasts;
 * editing a field removes errors.
 */
export function ToastProvider({ fromServer, path, search, children }: ToastProviderProps) {
  const page = path + search;
  const [toasts, setToasts] = useState(fromServer);
  const [received, setReceived] = useState(fromServer);
  const [shownOn, setShownOn] = useState(page);
  if (received !== fromServer || shownOn !== page) {
    setReceived(fromServer);
    setShownOn(page);
    const added = fromServer.filter((toast) => !received.some(({ id }) => id === toast.id));
    const all = addToasts(toasts, added);
    setToasts(shownOn === page ? all : toastsAfterNavigation(all, path));
  }

  const close = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const shownHere = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    shownHere.current += 1;
    const id = `shown-here-${shownHere.current}`;
    setToasts((shown) => addToasts(shown, [{ ...toast, id }]));
  }, []);
  useEffect(() => watchForms({ onSubmit: () => setToasts([]), onInput: () => setToasts(withoutErrors) }), []);

  return (
    <ToastContext value={show}>
      <ShownContext value={{ toasts, close }}>{children}</ShownContext>
    </ToastContext>
  );
}

/** Only forms in `main`: cookie forms do not affect toasts. */
function watchForms({ onSubmit, onInput }: { onSubmit: () => void; onInput: () => void }): () => void {
  const listening = new AbortController();
  const inMain = (act: () => void) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest('main form')) act();
  };
  document.addEventListener('submit', inMain(onSubmit), { signal: listening.signal, capture: true });
  document.addEventListener('input', inMain(onInput), { signal: listening.signal });
  return () => listening.abort();
}

export function ToastRegion() {
  const t = useTranslate();
  const { toasts, close } = use(ShownContext);
  return (
    <div role="status" aria-live="polite" aria-label={t('ui.toast.region')} className="toast-region no-print">
      <ul className="space-y-3">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </ul>
    </div>
  );
}
