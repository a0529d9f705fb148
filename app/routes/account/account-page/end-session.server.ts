import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { endOtherSessions, endOwnSession } from '#features/accounts/end-sessions.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { sessionToken, writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import type { Notice } from '#ui/notices.ts';

type Context = Readonly<RouterContextProvider>;

/** The response is the same for an ended session, an unknown one and somebody else's. @see R2 @see R8 */
export async function endSessionFromForm(form: FormData, context: Context): Promise<never> {
  const id = parseUuid(onlyText(form, 'sessionId'));
  const isEnded = id !== null && (await writeForSession(context, (tx) => endOwnSession(tx, id)));
  throw toSessions(
    context,
    isEnded
      ? { tone: 'success', text: 'account.sessions.ended' }
      : { tone: 'info', text: 'account.sessions.alreadyEnded' },
  );
}

export async function endOtherSessionsOf(context: Context): Promise<never> {
  await writeForSession(context, (tx) => endOtherSessions(tx, sessionToken(context) ?? ''));
  throw toSessions(context, { tone: 'success', text: 'account.sessions.othersEnded' });
}

const toSessions = (context: Context, notice: Notice) => redirectWithNotice(context, href('/account'), notice);
