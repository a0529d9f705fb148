import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Form, Link } from 'react-router';
import { useTranslate } from '../i18n/language-context.tsx';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import {
  idOf,
  keepNotices,
  type Notice,
  pageAt,
  readNotices,
  type ShownNotice,
  showNotice,
  subscribeToNotices,
} from './notices.ts';

/** Shows the notice of the document, already in its first HTML, and those since, until the page changes. */
export function ToastRegion({ notice, url }: { notice: Notice | null; url: string }) {
  const t = useTranslate();
  const [first] = useState(() => (notice ? [{ ...notice, id: idOf(notice), page: url }] : []));
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, () => first);
  const dialog = useSyncExternalStore(onDialogChange, topDialog, () => null);
  useLayoutEffect(() => {
    for (const { page, ...one } of first) showNotice(one, page);
  }, [first]);
  useLayoutEffect(() => keepNotices(({ page }) => page === pageAt(url)), [url]);
  const region = (
    <div role="status" aria-live="polite" aria-label={t('ui.toast.region')} className="toast-region no-print">
      <ul className="space-y-3">
        {notices.map((shown) => (
          <ToastCard key={shown.id} notice={shown} />
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

const looks = {
  success: { icon: 'circle-check', colour: 'text-moss', edge: 'border-s-moss' },
  error: { icon: 'circle-alert', colour: 'text-clay', edge: 'border-s-clay' },
  info: { icon: 'info', colour: 'text-sea-bright', edge: 'border-s-sea-bright' },
} as const;

/** Closes itself after 8 s, except for errors and while hovered or focused. */
export function ToastCard({ notice: { id, tone, title, text, parameters, action } }: { notice: ShownNotice }) {
  const card = useRef<HTMLLIElement>(null);
  // Parameters are type-checked where the notice is created.
  const t = useTranslate() as (key: Notice['text'], parameters?: Notice['parameters']) => string;
  const { icon, colour, edge } = looks[tone];
  const close = () => keepNotices((other) => other.id !== id);
  useEffect(() => {
    if (tone === 'error') return;
    const isHeld = () => card.current?.matches(':hover, :focus-within');
    const timer = setInterval(() => isHeld() || keepNotices((other) => other.id !== id), 8_000);
    return () => clearInterval(timer);
  }, [id, tone]);
  return (
    <li
      ref={card}
      className={classNames(
        'toast pointer-events-auto flex items-start gap-3 rounded-lg border border-s-4 border-line bg-paper py-2 ps-4 pe-2 shadow-lifted',
        edge,
      )}
    >
      <Icon name={icon} className={classNames('mt-2.5 size-5.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-2">
        {title && <p className="font-[640]">{t(title)}</p>}
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
