import { data, type RouterContextProvider, redirect } from 'react-router';
import { markRead } from '../../features/messages/mark-message-read.server.ts';
import { getSession } from '../../http/session.server.ts';
import { toastHeader } from '../../http/toasts.server.ts';
import { person, writeAs } from '../../platform/database.server.ts';
import { isUuid } from '../../platform/uuid.ts';
import { unreadShown } from './dashboard-path.ts';

/** Marks the messages of the notifications as read; ids that the person did not receive have no effect. @see R2 */
export async function markMessagesRead(request: Request, context: Readonly<RouterContextProvider>): Promise<never> {
  const ids = (await request.formData()).getAll('messageId');
  if (ids.length === 0 || ids.length > unreadShown || !ids.every(isUuid)) throw data(null, { status: 400 });
  const { personId } = getSession(context);
  await writeAs(person(personId), (tx) => markRead(tx, ids, personId));
  const headers = toastHeader(context, { tone: 'success', text: 'dashboard.notifications.marked' });
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname}${search}`, { status: 303, headers });
}
