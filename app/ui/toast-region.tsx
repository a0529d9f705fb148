import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useTranslate } from '../i18n/language-context.tsx';
import { type Toast, ToastCard } from './toast.tsx';

type ShowToast = (toast: Omit<Toast, 'id'>) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a toast from the browser. Raises an error outside `ToastProvider`. @see core §8 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}

type ToastProviderProps = { fromServer: readonly Toast[]; children: ReactNode };

/**
 * Holds the toasts of the page: those the server sent with it (in the first HTML already) and those shown since.
 * One that the server sent stays until it is closed or its time is up, though the next load no longer brings it.
 */
export function ToastProvider({ fromServer, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState(fromServer);
  const [received, setReceived] = useState(fromServer);
  if (received !== fromServer) {
    setReceived(fromServer);
    setToasts(
      withNew(
        toasts,
        fromServer.filter((toast) => !received.some(({ id }) => id === toast.id)),
      ),
    );
  }

  const close = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const shownHere = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    shownHere.current += 1;
    const id = `shown-here-${shownHere.current}`;
    setToasts((shown) => withNew(shown, [{ ...toast, id }]));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} onClose={close} />
    </ToastContext>
  );
}

/** What has now worked answers the errors before it. */
function withNew(shown: readonly Toast[], added: readonly Toast[]): readonly Toast[] {
  const hasWorked = added.some(({ tone }) => tone === 'success');
  return [...(hasWorked ? shown.filter(({ tone }) => tone !== 'error') : shown), ...added];
}

function ToastRegion({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: string) => void }) {
  const t = useTranslate();
  return (
    <div
      role="status"
      aria-live="polite"
      aria-label={t('ui.toast.region')}
      className="no-print pointer-events-none fixed inset-x-4 top-18 z-50 sm:start-auto sm:end-6 sm:w-104"
    >
      <ul className="space-y-3">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={onClose} />
        ))}
      </ul>
    </div>
  );
}
