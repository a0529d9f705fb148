import { useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import type { StoredFile } from '#features/files/files.ts';
import type { Message, Thread } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ThreadMessage } from './thread-message.tsx';

type ThreadProps = { thread: Thread & { newlyRead: string[] }; files: Record<string, StoredFile[]> };

/** More than these are collapsed into one line. */
const shownEarlier = 3;

export function EarlierMessages({ thread: { earlier, hasEarlier, newlyRead }, files }: ThreadProps) {
  const t = useTranslate();
  const [isOpen] = useState(() => earlier.some(({ id }) => newlyRead.includes(id)));
  const [first] = earlier;
  if (!first) return null;
  const list = (
    <>
      {hasEarlier && <MoreOfThread to={first.id} text={t('thread.before')} />}
      <ThreadList
        messages={earlier}
        files={files}
        open={newlyRead}
        label={t('thread.earlier', { count: earlier.length })}
      />
    </>
  );
  if (earlier.length <= shownEarlier && !hasEarlier) return <div className="mt-4">{list}</div>;
  return (
    <details open={isOpen} className="mt-4 print:details-content:[content-visibility:visible]">
      <summary className={classNames(summaryClass, 'text-link inline-flex text-sm')}>
        <Icon name="chevron-down" className="size-4 [[open]>summary>&]:rotate-180" />
        {t('thread.earlier', { count: earlier.length })}
      </summary>
      {list}
    </details>
  );
}

export function LaterMessages({ thread: { later, hasLater, newlyRead }, files }: ThreadProps) {
  const t = useTranslate();
  const last = later.at(-1);
  if (!last) return null;
  return (
    <div className="mt-8">
      <ThreadList
        messages={later}
        files={files}
        open={[...newlyRead, last.id]}
        label={t('thread.later', { count: later.length })}
      />
      {hasLater && <MoreOfThread to={last.id} text={t('thread.after')} />}
    </div>
  );
}

type ThreadListProps = Pick<ThreadProps, 'files'> & {
  messages: readonly Message[];
  /** Ids of those that start open. */
  open: readonly string[];
  label: string;
};

function ThreadList({ messages, files, open, label }: ThreadListProps) {
  return (
    <ol aria-label={label} className="border-b border-line *:border-t *:border-line">
      {messages.map((message) => (
        <ThreadMessage
          key={message.id}
          message={message}
          files={files[message.id] ?? []}
          startsOpen={open.includes(message.id)}
        />
      ))}
    </ol>
  );
}

function MoreOfThread({ to, text }: { to: string; text: string }) {
  const { search } = useLocation();
  return (
    <Link
      to={`${href('/inbox/:messageId', { messageId: to })}${search}`}
      className="no-print text-link inline-flex min-h-11 items-center text-sm"
    >
      {text}
    </Link>
  );
}

const summaryClass =
  'min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden no-underline';
