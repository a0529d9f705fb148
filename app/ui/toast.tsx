import { useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { useTranslate } from '../i18n/language-context.tsx';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { Notice, ShownNotice } from './notices.ts';

const shownForMilliseconds = 8_000;

const looks = {
  success: { icon: 'circle-check', colour: 'text-moss', edge: 'border-s-moss' },
  error: { icon: 'circle-alert', colour: 'text-clay', edge: 'border-s-clay' },
  info: { icon: 'info', colour: 'text-sea-bright', edge: 'border-s-sea-bright' },
} as const;

/** Closes itself after 8 s, except for errors and while hovered or focused. */
export function ToastCard({ notice, onClose }: { notice: ShownNotice; onClose: (id: string) => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const t = useTranslate();
  const { id, tone, title, text, parameters, link, button } = notice;
  const { icon, colour, edge } = looks[tone];
  // Parameters are type-checked where the notice is created.
  const translate = t as (key: Notice['text'], parameters?: Notice['parameters']) => string;

  useEffect(() => {
    if (isHeld || tone === 'error') return;
    const timer = setTimeout(() => onClose(id), shownForMilliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, id, tone, onClose]);

  return (
    <li
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={classNames(
        'toast pointer-events-auto flex items-start gap-3 rounded-lg border border-s-4 border-line bg-paper py-2 ps-4 pe-2 shadow-lifted',
        edge,
      )}
    >
      <Icon name={icon} className={classNames('mt-2.5 size-5.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-2">
        {title && <p className="font-[640]">{translate(title)}</p>}
        <p className="break-words text-ink-soft">{translate(text, parameters)}</p>
        {link && (
          <Link to={link.to} className="text-link inline-flex min-h-11 items-center">
            {t(link.text)}
          </Link>
        )}
        {button && (
          <Form method="post" action={button.to} onSubmit={() => onClose(id)}>
            <Button type="submit" variant="quiet" size="small" name="intent" value={button.intent} className="min-h-11">
              {t(button.text)}
            </Button>
          </Form>
        )}
      </div>
      <IconButton label={t('ui.toast.close')} onClick={() => onClose(id)} className="scripts-only">
        <Icon name="x" />
      </IconButton>
    </li>
  );
}
