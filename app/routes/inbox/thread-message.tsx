import { useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import type { StoredFile } from '#features/files/files.ts';
import type { Message } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { MessageBody } from './message-body.tsx';
import { ReadBadge } from './message-facts.tsx';
import { ReportLink } from './report-link.tsx';
import { sideText } from './side-text.ts';

type ThreadMessageProps = { message: Message; files: readonly StoredFile[]; startsOpen: boolean };

/** A collapsed message. One that arrived since the page was opened is a link, because only opening it marks it read. */
export function ThreadMessage({ message, files, startsOpen }: ThreadMessageProps) {
  // Only the initial state: a reload of the data must not close an open message.
  const [isOpen] = useState(startsOpen);
  if (message.direction === 'received' && !message.isRead) return <NewMessage message={message} />;
  return (
    <li>
      <details open={isOpen} className="group print:details-content:[content-visibility:visible]">
        <Summary message={message} />
        <OpenedMessage message={message} files={files} />
      </details>
    </li>
  );
}

function NewMessage({ message: { id, from, createdAt } }: { message: Message }) {
  const t = useTranslate();
  const { search } = useLocation();
  return (
    <li>
      <Link to={`${href('/inbox/:messageId', { messageId: id })}${search}`} className={rowClass}>
        <Sender from={from} />
        <span className="min-w-0 flex-1">
          <Badge tone="brass">{t('message.new')}</Badge>
        </span>
        <SentAt createdAt={createdAt} />
      </Link>
    </li>
  );
}

function Summary({ message }: { message: Message }) {
  const t = useTranslate();
  const { from, createdAt, attachmentCount, language } = message;
  const body = message.body ?? t('inbox.unreadable');
  return (
    <summary className={rowClass}>
      <Icon name="chevron-down" className="no-print size-4 shrink-0 text-ink-soft group-open:rotate-180" />
      <Sender from={from} />
      <span
        dir="auto"
        lang={language ?? undefined}
        className="min-w-0 flex-1 truncate text-start text-sm text-ink-soft group-open:invisible max-sm:hidden print:invisible"
      >
        {body.slice(0, previewLength).replaceAll('\n', ' ')}
      </span>
      {attachmentCount > 0 && (
        <>
          <Icon name="paperclip" className="no-print size-4 shrink-0 text-ink-soft" />
          <span className="sr-only">{t('attachments.count', { count: attachmentCount })}</span>
        </>
      )}
      <SentAt createdAt={createdAt} />
    </summary>
  );
}

function OpenedMessage({ message, files }: Omit<ThreadMessageProps, 'startsOpen'>) {
  const t = useTranslate();
  const { id, to, body, language, studentName } = message;
  return (
    <div className="pb-5">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
        <span>
          {t('message.to')} <bdi translate="no">{sideText(to, t)}</bdi>
          {studentName && (
            <>
              {' · '}
              {t('message.student')} <bdi translate="no">{studentName}</bdi>
            </>
          )}
        </span>
        <ReadBadge message={message} />
      </p>
      <MessageBody text={body} language={language} />
      <MessageAttachments messageId={id} files={files} />
      <ReportLink message={message} />
    </div>
  );
}

function Sender({ from }: Pick<Message, 'from'>) {
  return (
    <bdi translate="no" className="max-w-[calc(100%-2rem)] truncate font-[620] sm:max-w-1/2 sm:shrink-0">
      {sideText(from, useTranslate())}
    </bdi>
  );
}

function SentAt({ createdAt }: Pick<Message, 'createdAt'>) {
  return <LocalTime at={new Date(createdAt)} format="short" className="ms-auto text-sm text-ink-soft sm:shrink-0" />;
}

const previewLength = 140;

const rowClass =
  'flex min-h-11 cursor-pointer list-none items-center gap-x-3 py-2 no-underline max-sm:flex-wrap [&::-webkit-details-marker]:hidden';
