import type { RouterContextProvider } from 'react-router';
import { findSession } from '../../features/accounts/sessions.server.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { servicesContext } from '../../platform/request-context.server.ts';
import { getSession, sessionToken } from '../session.server.ts';
import type { Route } from './+types/events.ts';

/** A tab that is turned away polls, and asks for a stream again after a while. */
const retryAfterSeconds = 30;
const notStored = { 'Cache-Control': 'no-store' };

/** The stream that tells a tab to look again. @see core §7 call 11 @see R10 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  // the router's own `.data` form of the address would read the stream to its end
  if (new URL(request.url).pathname !== '/inbox/events')
    return Response.json({ error: 'not found' }, { status: 404, headers: notStored });
  // nobody would ever read the body of its answer
  if (request.method === 'HEAD')
    return new Response(null, { headers: { 'Content-Type': 'text/event-stream', ...notStored } });
  const { id: sessionId, personId } = getSession(context);
  const { liveEvents } = context.get(servicesContext);
  const stream = liveEvents.open({ personId, sessionId });
  if (stream === 'too-many') return tooMany();
  // its end may have been told between the guard's look and the opening
  if (!(await stillLives(context))) liveEvents.endSession(sessionId);
  return stream;
}

function tooMany(): Response {
  return Response.json(
    { error: 'too many streams' },
    { status: 429, headers: { 'Retry-After': `${retryAfterSeconds}`, ...notStored } },
  );
}

/** True also while the database is away: when it is back, every stream's session is asked after. @see R8 */
async function stillLives(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    return (await findSession(sessionToken(context) ?? '', 'asks')) !== null;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return true;
    throw error;
  }
}
