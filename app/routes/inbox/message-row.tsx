import type { MouseEventHandler } from 'react';
import type { ListedMessage } from '../../features/messages/messages.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { useDayWriter } from '../../i18n/local-time.tsx';

type MessageRowProps = {
  message: ListedMessage;
  before: string | null;
  isOpen: boolean;
  writeDay: ReturnType<typeof useDayWriter>;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/**
 * One line of the list. Never fetched ahead: opening is what marks it read. It stands fifty times on a page, so it has few
 * elements, their looks are in message-row.css, and the list does for all lines what a `Link` would do for each. @see R4
 */
export function MessageRow({ message, before, isOpen, writeDay, onClick }: MessageRowProps) {
  const t = useTranslate();
  const { id, direction, otherName, subject, isRead, createdAt } = message;
  const isSent = direction === 'sent';
  const isUnread = !isSent && !isRead;
  const way = t(isSent ? 'message.sent' : 'message.received');
  return (
    <a
      href={`/inbox/${id}${before ? `?before=${encodeURIComponent(before)}` : ''}`}
      onClick={onClick}
      aria-current={isOpen ? 'page' : undefined}
      className={isSent ? 'message-row sent' : isUnread ? 'message-row unread' : 'message-row'}
    >
      <span className="sr-only">{isUnread ? `${t('message.unread')}. ${way}` : way}</span>
      <span className="other">
        {isSent && <span aria-hidden>{t('message.to')}</span>}
        <bdi translate="no">{otherName ?? t('message.formerUser')}</bdi>
      </span>
      <time {...writeDay(createdAt)} />
      <span className="subject" dir="auto" translate="no">
        {subject ?? t('inbox.unreadable')}
      </span>
      {isUnread && (
        <span className="badge badge-brass" aria-hidden>
          {t('message.new')}
        </span>
      )}
      {isSent && isRead && (
        <span role="img" aria-label={t('message.read')} title={t('message.read')} className="read" />
      )}
    </a>
  );
}
