import type { ListedMessage } from './messages.ts';

type PackedMessage = [
  id: string,
  direction: ListedMessage['direction'],
  otherName: string | null,
  subject: string | null,
  isRead: 0 | 1,
  createdAt: number,
  requestId: string | null,
];

/**
 * The messages of a list as one text. Fifty objects took a tenth of a page's time, since on their way to the browser each
 * object, key and date is noted by itself; and that again in every tab whenever a message arrives.
 */
export function packMessages(messages: readonly ListedMessage[]): string {
  const packed = messages.map(
    ({ id, direction, otherName, subject, isRead, createdAt, requestId }): PackedMessage => [
      id,
      direction,
      otherName,
      subject,
      isRead ? 1 : 0,
      createdAt.getTime(),
      requestId,
    ],
  );
  return JSON.stringify(packed);
}

/** What `packMessages` made a text of. */
export function unpackMessages(text: string): ListedMessage[] {
  const packed: PackedMessage[] = JSON.parse(text);
  return packed.map(([id, direction, otherName, subject, isRead, createdAt, requestId]) => ({
    id,
    direction,
    otherName,
    subject,
    isRead: isRead === 1,
    createdAt: new Date(createdAt),
    requestId,
  }));
}
