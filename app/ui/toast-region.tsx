import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../i18n/language-context.tsx';
import {
  changeNotices,
  noticesAfterNavigation,
  type ShownNotice,
  showNotice,
  useNotices,
  withoutErrors,
} from './notices.ts';
import { ToastCard } from './toast.tsx';

/**
 * Shows the notice of the document, already in its first HTML, and those since. They stay until closed or expired, even
 * after a revalidation. Navigating and submitting a form of the page remove all; editing a field removes errors.
 */
export function ToastRegion({ notice, path, search }: { notice: ShownNotice | null; path: string; search: string }) {
  const t = useTranslate();
  const [first] = useState(() => (notice ? [notice] : []));
  const notices = useNotices(first);
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    for (const one of first) showNotice(one, one);
  }, [first]);
  const shownOn = useRef(path + search);
  useLayoutEffect(() => {
    if (shownOn.current === path + search) return;
    shownOn.current = path + search;
    changeNotices((shown) => noticesAfterNavigation(shown, path));
  }, [path, search]);
  useEffect(watchForms, []);
  const region = (
    <div role="status" aria-live="polite" aria-label={t('ui.toast.region')} className="toast-region no-print">
      <ul className="space-y-3">
        {notices.map((shown) => (
          <ToastCard key={shown.id} notice={shown} onClose={close} />
        ))}
      </ul>
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function close(id: string): void {
  changeNotices((notices) => notices.filter((notice) => notice.id !== id));
}

/** The open modal dialog, which covers everything outside it and makes it inert. */
function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useLayoutEffect(() => setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null));
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['toggle', 'close'])
      document.addEventListener(type, render, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  return dialog;
}

/** Only forms in `main`: cookie forms do not affect notices. */
function watchForms(): () => void {
  const listening = new AbortController();
  const inMain = (change: () => void) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest('main form')) change();
  };
  const { signal } = listening;
  document.addEventListener(
    'submit',
    inMain(() => changeNotices(() => [])),
    { signal, capture: true },
  );
  document.addEventListener(
    'input',
    inMain(() => changeNotices(withoutErrors)),
    { signal },
  );
  return () => listening.abort();
}
