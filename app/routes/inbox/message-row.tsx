import type { MouseEventHandler } from 'react';
import type { ListedMessage } from '../../features/messages/messages.ts';
import type { useDayWriter } from '../../i18n/local-time.tsx';
import type { Translate } from '../../i18n/translate.ts';

/** What all lines of a list share. */
interface RowsContext {
  t: Translate;
  before: string | null;
  /** The message at hand, where one is. */
  openId: string | undefined;
  writeDay: ReturnType<typeof useDayWriter>;
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * One line of the list. Never fetched ahead: opening is what marks it read. It stands fifty times on a page, so it is made of
 * few elements and no component, their looks are in message-row.css, and the list does for all lines what a `Link` would do
 * for each. @see R4
 */
export function messageRow(message: ListedMessage, { t, before, openId, writeDay, onClick }: RowsContext) {
  const { id, direction, otherName, subject, isRead, createdAt } = message;
  const isSent = direction === 'sent';
  const isUnread = !isSent && !isRead;
  const way = t(isSent ? 'message.sent' : 'message.received');
  return (
    <li key={id}>
      <a
        href={`/inbox/${id}${before ? `?before=${encodeURIComponent(before)}` : ''}`}
        onClick={onClick}
        aria-current={id === openId ? 'page' : undefined}
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
    </li>
  );
}
