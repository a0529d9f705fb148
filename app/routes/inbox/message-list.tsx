import { Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useMatch, useRouteLoaderData } from 'react-router';
import type { ListedMessage } from '../../features/messages/messages.ts';
import { unpackMessages } from '../../features/messages/packed-messages.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { useDayWriter } from '../../i18n/local-time.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import type { ShellData } from '../shell/shell-data.server.ts';
import { DraftsNote } from './drafts-note.tsx';
import { useOpenByClick } from './link-clicks.ts';
import { messageRow } from './message-row.tsx';
import { OlderMessages } from './older-messages.tsx';

type MessageListProps = {
  packedMessages: string;
  /** Where the next older page begins. */
  older: string | null;
  /** Set on an older page. */
  before: string | null;
  isComposing: boolean;
};

/** What was sent and received, newest first, with the count of what waits. @see core §2 */
export function MessageList({ packedMessages, older, before, isComposing }: MessageListProps) {
  const t = useTranslate();
  const personId = useRouteLoaderData<ShellData>('root')?.person?.id;
  const messages = useMemo(() => unpackMessages(packedMessages), [packedMessages]);
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
        <EmptyState icon={Inbox} title={t('inbox.empty')} className="border-t border-line">
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
  const t = useTranslate();
  const openId = useMatch('/inbox/:messageId')?.params.messageId;
  const onClick = useOpenByClick();
  const writeDay = useDayWriter();
  if (messages.length === 0) return null;
  return (
    <PlainList className="*:border-t *:border-line">
      {messages.map((message) => messageRow(message, { t, before, openId, writeDay, onClick }))}
    </PlainList>
  );
}
