import { sendOnce } from '../../forms/send-once.ts';
import type { ComposeRefusal } from './compose.server.ts';
import { messageDrafts } from './draft-storage.ts';

/** @see R9 */
export function sendFromBrowser(request: Request, sendToServer: () => Promise<ComposeRefusal | Response>) {
  return sendOnce(request, {
    drafts: messageDrafts,
    sendToServer,
    isArrival: (location) => location === '/inbox',
    whenLost: notConfirmed,
  });
}

function notConfirmed(text: (name: string) => string, isTooLarge: boolean): ComposeRefusal {
  return {
    values: {
      receiverId: text('receiverId'),
      subject: text('subject'),
      body: text('body'),
      attachments: text('attachments'),
      requestId: text('requestId'),
    },
    receiver: null,
    errors: isTooLarge ? { body: 'compose.body.tooLong' } : {},
    problem: isTooLarge ? 'refused' : 'unconfirmed',
    toast: { tone: 'error', text: 'compose.failed' },
  };
}
