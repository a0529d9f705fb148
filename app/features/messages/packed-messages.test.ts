import { expect, test } from 'vitest';
import type { ListedMessage } from './messages.ts';
import { packMessages, unpackMessages } from './packed-messages.ts';

const received: ListedMessage = {
  id: '0f4ec4ad-b22c-4c60-925c-ec1711f17151',
  direction: 'received',
  otherName: 'ليلى "Layla" \u2028 <b>حداد</b>',
  subject: '下周的课 </script>\\',
  isRead: false,
  createdAt: new Date('2026-11-21T17:52:49.062Z'),
  requestId: null,
};

test('what was packed comes out as it was, whatever its texts hold', () => {
  const sent: ListedMessage = { ...received, direction: 'sent', isRead: true, requestId: received.id };
  const damaged: ListedMessage = { ...received, subject: null, otherName: null };
  expect(unpackMessages(packMessages([received, sent, damaged]))).toEqual([received, sent, damaged]);
  expect(unpackMessages(packMessages([]))).toEqual([]);
});
