import { Link, useMatch, useRouteLoaderData } from 'react-router';
import type { ListedMessage } from '../../features/messages/messages.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { Page } from '../../platform/lists.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ShellData } from '../shell/shell-data.server.ts';
import { DraftsNote } from './drafts-note.tsx';
import { MessageRow } from './message-row.tsx';
import { OlderMessages } from './older-messages.tsx';

type MessageListProps = Page<ListedMessage> & {
  /** Cursor of this page, if it is an older one. */
  before: string | null;
  isComposing: boolean;
};

/** Sent and received messages, newest first. @see core §2 */
export function MessageList({ items: messages, next: older, before, isComposing }: MessageListProps) {
  const t = useTranslate();
  const personId = useRouteLoaderData<ShellData>('root')?.person?.id;
  return (
    <section aria-labelledby="messages-title">
      <ListTitle />
      {personId && <DraftsNote {...{ personId, messages, isComposing }} />}
      {before && (
        <p className="border-t border-line px-4 py-2 text-sm">
          <Link to="/inbox" className="text-link inline-flex min-h-11 items-center">
            {t('inbox.newest')}
          </Link>
        </p>
      )}
      {messages.length === 0 && (
        <EmptyState icon="inbox" title={t('inbox.empty')} className="border-t border-line">
          {t('inbox.empty.text')}
        </EmptyState>
      )}
      <MessageRows messages={messages} before={before} />
      {older && <OlderMessages key={before} before={older} />}
    </section>
  );
}

function ListTitle() {
  const t = useTranslate();
  const unreadCount = useRouteLoaderData<ShellData>('root')?.unreadCount ?? 0;
  return (
    <div className="flex min-h-13 items-center gap-2.5 px-4 py-2.5">
      <h2 id="messages-title" className="text-xl">
        {t('inbox.list')}
      </h2>
      {unreadCount > 0 && (
        <>
          <CountBadge count={unreadCount} />
          <span className="sr-only">{t('inbox.unreadCount', { count: unreadCount })}</span>
        </>
      )}
    </div>
  );
}

type MessageRowsProps = { messages: readonly ListedMessage[]; before: string | null };

export function MessageRows({ messages, before }: MessageRowsProps) {
  const openId = useMatch('/inbox/:messageId')?.params.messageId;
  if (messages.length === 0) return null;
  return (
    <ul className="*:border-t *:border-line">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} before={before} isOpen={message.id === openId} />
      ))}
    </ul>
  );
}
