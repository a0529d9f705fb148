import { memo } from 'react';
import { href, Link } from 'react-router';
import type { FoundMessage, ListedMessage } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { MessageDay } from '#i18n/local-time.tsx';
import type { HighlightPart } from '#platform/highlight.server.ts';
import { initialOf } from '#ui/avatar-initial.tsx';
import { classNames } from '#ui/class-names.ts';
import { openedFromList } from './opened-from-list.ts';

type MessageRowProps = {
  message: ListedMessage | FoundMessage;
  search: string;
  /** This message, or an earlier one collapsed into its row, is unread. */
  isUnread: boolean;
  /** `page`: this message is open; `true`: an earlier one collapsed into its row is open. */
  current: 'page' | 'true' | undefined;
  /** Neither a message nor the form is open. */
  isListAlone: boolean;
  /** The message that was opened last: the focus returns to its row. */
  wasOpen: boolean;
};

export const isUnread = ({ direction, isRead }: ListedMessage): boolean => direction === 'received' && !isRead;

/** Must not be prefetched: opening a message marks it read. Not rendered again with its list: that takes long on a phone. @see R4 */
export const MessageRow = memo(function MessageRow({
  message,
  search,
  isUnread,
  current,
  isListAlone,
  wasOpen,
}: MessageRowProps) {
  const t = useTranslate();
  const { id, direction, otherName, otherOffice, subject, isRead, attachmentCount, studentName, createdAt, language } =
    message;
  const found = 'passage' in message ? message : null;
  const isSent = direction === 'sent';
  const name = otherOffice ? t(`office.${otherOffice}`) : (otherName ?? t('message.formerUser'));
  const directionText = t(isSent ? 'message.sent' : 'message.received');
  return (
    <Link
      to={`${href('/inbox/:messageId', { messageId: id })}${search}`}
      state={isListAlone ? openedFromList : undefined}
      {...(isListAlone && wasOpen && { 'data-route-focus': '' })}
      aria-current={current}
      className={classNames('message-row', isSent && 'sent', isUnread && 'unread')}
    >
      <span className="sr-only">{isUnread ? `${t('message.unread')}. ${directionText}` : directionText}</span>
      <span className="avatar" aria-hidden translate="no">
        {initialOf(name)}
      </span>
      <span className="other">
        {isSent && <span aria-hidden>{t('message.to')}</span>}
        <bdi translate="no">{name}</bdi>
        {studentName && (
          <span
            role="img"
            aria-label={`${t('message.student')} ${studentName}`}
            title={studentName}
            translate="no"
            className="student"
          >
            {initialOf(studentName)}
          </span>
        )}
      </span>
      <MessageDay at={createdAt} />
      <span className="subject" dir="auto" lang={language ?? undefined}>
        {attachmentCount > 0 && (
          <span role="img" aria-label={t('attachments.count', { count: attachmentCount })} className="clip" />
        )}
        {found && subject !== null ? (
          <HighlightedText parts={found.highlightedSubject} />
        ) : (
          (subject ?? t('inbox.unreadable'))
        )}
      </span>
      {isUnread && (
        <span className="badge badge-brass" aria-hidden>
          {t('message.new')}
        </span>
      )}
      {isSent && isRead && (
        <span role="img" aria-label={t('message.read')} title={t('message.read')} className="read" />
      )}
      {found && (
        <span className="passage" dir="auto" lang={language ?? undefined}>
          <HighlightedText parts={found.passage} />
        </span>
      )}
    </Link>
  );
});

function HighlightedText({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isHighlighted }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    isHighlighted ? <mark key={index}>{text}</mark> : text,
  );
}
