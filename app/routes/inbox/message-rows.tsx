import { useMatch } from 'react-router';
import type { FoundMessage, ListedMessage } from '../../features/messages/messages.ts';
import { MessageRow } from './message-row.tsx';

type MessageRowsProps = {
  messages: readonly (ListedMessage | FoundMessage)[];
  search: string;
};

export function MessageRows({ messages, search }: MessageRowsProps) {
  const openId = useMatch('/inbox/:messageId')?.params.messageId;
  if (messages.length === 0) return null;
  return (
    <ul className="*:border-t *:border-line">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} search={search} isOpen={message.id === openId} />
      ))}
    </ul>
  );
}
