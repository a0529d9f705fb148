import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Form, Link } from 'react-router';
import { useTranslate } from '../i18n/language-context.tsx';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import {
  closeNotice,
  filterNotices,
  keyOf,
  type Notice,
  pageAt,
  readNotices,
  type ShownNotice,
  showNotice,
  subscribeToNotices,
} from './notices.ts';

/**
 * Shows the notice of the document, already in its first HTML, and those since, until the page changes. It keeps the space
 * of a toast that has closed itself, because a button must not move while somebody presses it.
 */
export function ToastRegion({ notice, url }: { notice: Notice | null; url: string }) {
  const t = useTranslate();
  const [first] = useState(() => (notice ? [{ ...notice, page: url }] : []));
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, () => first);
  const dialog = useSyncExternalStore(onDialogChange, topDialog, () => null);
  useLayoutEffect(() => {
    for (const shown of first) showNotice(shown, shown.page);
  }, [first]);
  useLayoutEffect(() => filterNotices(({ page }) => page === pageAt(url)), [url]);
  const [kept, setKept] = useState({ url, height: 0 });
  if (kept.height > 0 && (kept.url !== url || notices.length > 0)) setKept({ url, height: 0 });
  const onClosing = (height: number) => setKept({ url, height: dialog ? 0 : height });
  const region = (
    <div
      role="status"
      aria-live="polite"
      aria-label={t('ui.toast.region')}
      className="toast-region no-print"
      style={{ minBlockSize: kept.height }}
    >
      <ul>
        {notices.map((shown) => (
          <ToastCard key={keyOf(shown)} notice={shown} onClosing={onClosing} />
        ))}
      </ul>
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** The open modal dialog, which covers everything outside it and makes it inert. */
const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

function onDialogChange(listener: () => void): () => void {
  const stop = new AbortController();
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, listener, { signal: stop.signal, capture: true });
  return () => stop.abort();
}

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;
const colours = { success: 'text-moss', error: 'text-clay', info: 'text-sea-bright' };

interface ToastCardProps {
  notice: ShownNotice;
  /** Before a toast closes itself. @param height of all toasts, in pixels */
  onClosing?: (height: number) => void;
}

/** Closes itself after 8 s, except for errors, while it has the focus, and while a pointer is on it that came to it. */
export function ToastCard({ notice, onClosing }: ToastCardProps) {
  const { tone, title, text, parameters, action } = notice;
  const card = useRef<HTMLLIElement>(null);
  // Parameters are type-checked where the notice is created.
  const t = useTranslate() as (key: Notice['text'], parameters?: Notice['parameters']) => string;
  const close = () => closeNotice(notice);
  const isPointedAt = useRef(false);
  const closeItself = useEffectEvent(() => {
    if (isPointedAt.current || card.current?.matches(':focus-within')) return;
    onClosing?.(card.current?.closest('.toast-region')?.clientHeight ?? 0);
    closeNotice(notice);
  });
  useEffect(() => {
    if (notice.tone === 'error') return;
    const timer = setInterval(closeItself, 8_000);
    return () => clearInterval(timer);
  }, [notice]);
  return (
    <li
      ref={card}
      onPointerMove={({ movementX, movementY }) => {
        // A pointer that rests where the toast appears does not move.
        if (movementX !== 0 || movementY !== 0) isPointedAt.current = true;
      }}
      onPointerLeave={() => {
        isPointedAt.current = false;
      }}
      className={classNames(
        'toast pointer-events-auto flex items-start gap-3 rounded-lg border border-s-4 border-line border-s-current bg-paper py-2 ps-4 pe-2 shadow-lifted',
        colours[tone],
      )}
    >
      <Icon name={icons[tone]} className="mt-2.5 size-5.5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        {title && <p className="font-[640] text-ink">{t(title)}</p>}
        <p className="break-words text-ink-soft">{t(text, parameters)}</p>
        {action?.intent && (
          <Form method="post" action={action.to} onSubmit={close}>
            <Button type="submit" variant="quiet" size="small" name="intent" value={action.intent} className="min-h-11">
              {t(action.text)}
            </Button>
          </Form>
        )}
        {action && !action.intent && (
          <Link to={action.to} className="text-link inline-flex min-h-11 items-center">
            {t(action.text)}
          </Link>
        )}
      </div>
      <IconButton label={t('ui.toast.close')} onClick={close} className="scripts-only">
        <Icon name="x" />
      </IconButton>
    </li>
  );
}
