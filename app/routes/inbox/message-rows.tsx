import { useState } from 'react';
import { matchPath, useLocation, useMatch, useNavigation } from 'react-router';
import type { FoundMessage, ListedMessage } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { RoutePath } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { isComposeOpen } from './is-compose-open.ts';
import { isUnread, MessageRow } from './message-row.tsx';

const messagePath = '/inbox/:messageId' satisfies RoutePath;

type RowMessage = ListedMessage | FoundMessage;

type MessageRowsProps = {
  messages: readonly RowMessage[];
  search: string;
};

/** Consecutive messages of a thread are below the newest one, collapsed. @see PD-83 */
export function MessageRows({ messages, search }: MessageRowsProps) {
  const openId = useMatch(messagePath)?.params.messageId;
  const { location: next } = useNavigation();
  const shownId = (next && matchPath(messagePath, next.pathname)?.params.messageId) ?? openId;
  const isListAlone = !isComposeOpen(useLocation()) && openId === undefined;
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);
  if (messages.length === 0) return null;
  return (
    <ul className="*:border-t *:border-line">
      {groupsOf(messages).map((group) => (
        // The oldest message of a group stays the same when another one arrives.
        <MessageGroup key={group.at(-1)?.id} group={group} {...{ search, shownId, lastOpenId, isListAlone }} />
      ))}
    </ul>
  );
}

type Group = [newest: RowMessage, ...earlier: RowMessage[]];

function groupsOf(messages: readonly RowMessage[]): Group[] {
  const groups: Group[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last && message.isOfThreadAbove) last.push(message);
    else groups.push([message]);
  }
  return groups;
}

type MessageGroupProps = {
  group: Group;
  search: string;
  /** The message that is open, or that is being opened. */
  shownId: string | undefined;
  lastOpenId: string | undefined;
  isListAlone: boolean;
};

function MessageGroup({ group, search, shownId, lastOpenId, isListAlone }: MessageGroupProps) {
  const t = useTranslate();
  const [isExpanded, setIsExpanded] = useState(false);
  const [newest, ...earlier] = group;
  /** While the earlier messages are collapsed, the row of the newest shows whether one of them is unread or open. */
  const rowOf = (message: RowMessage, all: readonly RowMessage[] = [message]) => (
    <MessageRow
      message={message}
      search={search}
      isListAlone={isListAlone}
      isUnread={all.some(isUnread)}
      current={message.id === shownId ? 'page' : all.some(({ id }) => id === shownId) ? 'true' : undefined}
      wasOpen={all.some(({ id }) => id === lastOpenId)}
    />
  );
  return (
    <li>
      {rowOf(newest, isExpanded ? [newest] : group)}
      {earlier.length > 0 && (
        <details
          className="earlier-rows"
          open={isExpanded}
          onToggle={({ currentTarget }) => setIsExpanded(currentTarget.open)}
        >
          <summary>
            <Icon name="chevron-down" />
            {t('thread.earlier', { count: earlier.length })}
          </summary>
          <ul>
            {earlier.map((message) => (
              <li key={message.id}>{rowOf(message)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
