import { data } from 'react-router';
import { markRead } from '#features/messages/mark-message-read.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { unreadShown } from './dashboard-path.ts';

/** Marks the messages of the notifications as read; ids that the person did not receive have no effect. @see R2 */
export async function markMessagesRead({ request, url, context }: RequestArgs): Promise<never> {
  const posted = (await request.formData()).getAll('messageId');
  const ids = posted.flatMap((id) => parseUuid(id) ?? []);
  if (ids.length === 0 || ids.length > unreadShown || ids.length < posted.length) throw data(null, { status: 400 });
  await writeForSession(context, (tx) => markRead(tx, ids));
  throw redirectWithNotice(context, url.pathname + url.search, {
    tone: 'success',
    text: 'dashboard.notifications.marked',
  });
}
