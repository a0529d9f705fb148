import { type MouseEvent, useEffect, useState } from 'react';
import { href, Link, useFetcher } from 'react-router';
import { type InboxView, inboxSearch } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { isModifiedClick } from './is-modified-click.ts';
import { MessageRows } from './message-rows.tsx';
import type { loader } from './older.ts';

type OlderProps = { view: InboxView; before: string };

/** Link to the next older page; with a script the page is appended below the list. */
export function OlderMessages({ view, before }: OlderProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OlderPage {...{ view, before }} />;

  function openBelow(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div className="border-t border-line p-3 text-center">
      <Link
        to={`${href('/inbox')}${inboxSearch({ view, before })}`}
        onClick={openBelow}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {t('inbox.older')}
      </Link>
    </div>
  );
}

/** Loads again when the list above grows, because its last message then belongs here. */
function OlderPage({ view, before }: OlderProps) {
  const t = useTranslate();
  const { load, data, state } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(`${href('/inbox/older')}${inboxSearch({ view, before })}`);
  }, [load, view, before]);
  const page = data?.inbox?.page;
  return (
    <>
      {page && <MessageRows messages={page.items} search={inboxSearch({ view })} />}
      {page?.next && <OlderMessages view={view} before={page.next} />}
      {!page && state !== 'idle' && <RowSkeletons />}
      {!page && data && state === 'idle' && (
        <p role="alert" className="border-t border-line p-4 text-sm text-clay">
          {t('inbox.older.failed')}
        </p>
      )}
    </>
  );
}

function RowSkeletons() {
  const t = useTranslate();
  return (
    <div role="status" className="space-y-4 border-t border-line p-4">
      <span className="sr-only">{t('ui.loading')}</span>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grow space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
