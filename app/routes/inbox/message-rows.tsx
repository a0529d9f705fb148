import { useState } from 'react';
import { useLocation, useMatch } from 'react-router';
import type { FoundMessage, ListedMessage } from '#features/messages/messages.ts';
import type { RoutePath } from '#i18n/paths.ts';
import { isComposeOpen } from './is-compose-open.ts';
import { MessageRow } from './message-row.tsx';

type MessageRowsProps = {
  messages: readonly (ListedMessage | FoundMessage)[];
  search: string;
};

export function MessageRows({ messages, search }: MessageRowsProps) {
  const openId = useMatch('/inbox/:messageId' satisfies RoutePath)?.params.messageId;
  const isListAlone = !isComposeOpen(useLocation()) && openId === undefined;
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);
  if (messages.length === 0) return null;
  return (
    <ul className="*:border-t *:border-line">
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          search={search}
          isOpen={message.id === openId}
          isListAlone={isListAlone}
          wasOpen={message.id === lastOpenId}
        />
      ))}
    </ul>
  );
}
