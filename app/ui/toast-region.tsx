import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Form, Link } from 'react-router';
import { catalogueOf } from '#i18n/catalogue-of.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { translator } from '#i18n/translate.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { closeItself } from './close-itself.ts';
import { Icon } from './icon.tsx';
import { filterNotices, keyOf, type Notice, pageAt, readNotices, showNotice, subscribeToNotices } from './notices.ts';
import { onDialogChange, topDialog } from './top-dialog.ts';

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
  useEffect(() => {
    if (notices.length > 0) showFocusedField();
  }, [notices]);
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

/** A toast that has just appeared may cover the field that has the focus: the page's scroll padding keeps clear of it. */
function showFocusedField(): void {
  const { activeElement } = document;
  if (activeElement?.matches('#main :is(input, select, textarea)')) activeElement.scrollIntoView({ block: 'nearest' });
}

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;
const colours = { success: 'text-moss', error: 'text-clay', info: 'text-sea-bright' };

interface ToastCardProps {
  notice: Notice;
  /** Before a toast closes itself. @param height of all toasts, in pixels */
  onClosing?: (height: number) => void;
}

/** Closes itself, except for errors. */
export function ToastCard({ notice, onClosing }: ToastCardProps) {
  const { tone, title, text, parameters, action, texts } = notice;
  const { language } = useLanguage();
  const card = useRef<HTMLLIElement>(null);
  // Parameters are type-checked where the notice is created.
  const t = translator(language, { ...catalogueOf(language), ...texts }) as (
    key: Notice['text'],
    parameters?: Notice['parameters'],
  ) => string;
  const close = () => filterNotices((other) => other !== notice);
  const closeAfterAWhile = useEffectEvent((height: number) => {
    onClosing?.(height);
    close();
  });
  useEffect(() => {
    if (notice.tone !== 'error' && card.current) return closeItself(card.current, closeAfterAWhile);
  }, [notice]);
  return (
    <li
      ref={card}
      data-tone={tone}
      className={classNames(
        'toast pointer-events-auto flex items-start gap-3 rounded-lg border border-s-4 border-line border-s-current bg-paper py-2 ps-4 pe-2 shadow-lifted',
        colours[tone],
      )}
    >
      <Icon name={icons[tone]} className="mt-2.5 size-5.5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        {title && <p className="font-[640] text-ink">{t(title)}</p>}
        <p data-text className="break-words text-ink-soft">
          {t(text, parameters)}
        </p>
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
