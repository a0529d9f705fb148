import type { RouterContextProvider } from 'react-router';
import { findSession } from '#features/accounts/sessions.server.ts';
import { getSession, sessionToken } from '#http/session.server.ts';
import { isDataRequest } from '#platform/data-request.ts';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/events.ts';

/** A rejected tab polls and retries the stream after this time. */
const retryAfterSeconds = 30;
const notStored = { 'Cache-Control': 'no-store' };

/** Event stream that tells a tab to revalidate. @see core §7 call 11 @see R10 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  // The router's `.data` variant would read the stream to its end.
  if (isDataRequest(request)) return Response.json({ error: 'not found' }, { status: 404, headers: notStored });
  // A HEAD response has no body to read.
  if (request.method === 'HEAD')
    return new Response(null, { headers: { 'Content-Type': 'text/event-stream', ...notStored } });
  const { id: sessionId, personId } = getSession(context);
  const { liveEvents } = context.get(servicesContext);
  const stream = liveEvents.open({ personId, sessionId });
  if (stream === 'too-many') return tooMany();
  // The session may have ended between the guard's check and opening the stream.
  if (!(await isSessionLive(context))) liveEvents.endSession(sessionId);
  return stream;
}

function tooMany(): Response {
  return Response.json(
    { error: 'too many streams' },
    { status: 429, headers: { 'Retry-After': `${retryAfterSeconds}`, ...notStored } },
  );
}

/** Also true while the database is unavailable: all streams are checked once it is back. @see R8 */
function isSessionLive(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const session = findSession(sessionToken(context) ?? '', 'read');
  return session.then((found) => found !== null).catch(fallbackInOutage(true));
}
