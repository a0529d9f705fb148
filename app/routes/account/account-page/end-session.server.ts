import type { RouterContextProvider } from 'react-router';
import { endOtherSessions, endOwnSession } from '../../../features/accounts/end-sessions.server.ts';
import { onlyText } from '../../../forms/parse-form.server.ts';
import { redirectWithNotice } from '../../../http/notices.server.ts';
import { getSession, sessionToken } from '../../../http/session.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Notice } from '../../../ui/notices.ts';

type Context = Readonly<RouterContextProvider>;

/** The response is the same for an ended session, an unknown one and somebody else's. @see R2 @see R8 */
export async function endSessionFromForm(form: FormData, context: Context): Promise<never> {
  const id = onlyText(form, 'sessionId') ?? '';
  const { personId } = getSession(context);
  const isEnded = isUuid(id) && (await writeAs(person(personId), (tx) => endOwnSession(tx, id)));
  throw toSessions(
    context,
    isEnded
      ? { tone: 'success', text: 'account.sessions.ended' }
      : { tone: 'info', text: 'account.sessions.alreadyEnded' },
  );
}

export async function endOtherSessionsOf(context: Context): Promise<never> {
  const { personId } = getSession(context);
  await writeAs(person(personId), (tx) => endOtherSessions(tx, sessionToken(context) ?? ''));
  throw toSessions(context, { tone: 'success', text: 'account.sessions.othersEnded' });
}

const toSessions = (context: Context, notice: Notice) => redirectWithNotice(context, '/account', notice);
