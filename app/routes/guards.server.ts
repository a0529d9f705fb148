import { data, type MiddlewareFunction, redirect } from 'react-router';
import { findVisitorSession, getSession, isVisitorUnknown, pathOf, sessionToken, toLogin } from './session.server.ts';
import { type Notice, toastHeader } from './toasts.server.ts';

/** Guards stand in middleware, because loaders run side by side. @see R1 */
type Guard = MiddlewareFunction<Response>;

/**
 * Forms that show again what was typed while the database is away. Nobody knows then who posted them, so their actions and
 * loaders give nothing but the post itself. @see R9
 */
const keepsWhatWasTyped = new Set(['/inbox']);

/** For whoever brought a token whose session is over. */
const sessionEnded: Notice = { tone: 'info', text: 'login.sessionEnded' };

/** Lets signed-in people pass; others go to the login, and whoever has a temporary password to choose another. @see R1 @see R7 */
export const signedInPage: Guard = ({ request, context }, next) => {
  const session = findVisitorSession(context);
  if (isVisitorUnknown(context)) {
    if (request.method === 'POST' && keepsWhatWasTyped.has(pathOf(request))) return next();
    throw unavailable();
  }
  if (!session) throw toLogin(request, sessionToken(context) === null ? [] : toastHeader(context, sessionEnded));
  if (session.mustChangePassword && pathOf(request) !== '/change-password') throw redirect('/change-password', 303);
  return next();
};

/** Public pages are for everybody but whoever has yet to choose a password. @see R7 */
export const publicPage: Guard = ({ context }, next) => {
  if (findVisitorSession(context)?.mustChangePassword) throw redirect('/change-password', 303);
  return next();
};

/** What a script fetches: the answer is JSON instead of a page. @see R1 */
export const signedInResource: Guard = ({ context }, next) => {
  const session = findVisitorSession(context);
  if (isVisitorUnknown(context))
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { 'Retry-After': '5' } });
  if (!session) return Response.json({ error: 'unauthenticated' }, { status: 401 });
  if (session.mustChangePassword) return Response.json({ error: 'forbidden' }, { status: 403 });
  return next();
};

/** Only admins pass; a page sends others to the dashboard with the reason, an action refuses. @see core §6 @see R1 */
export const adminPage: Guard = ({ request, context }, next) => {
  if (getSession(context).role === 'admin') return next();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return Response.json({ error: 'forbidden' }, { status: 403 });
  throw redirect('/parent-dashboard', {
    status: 303,
    headers: toastHeader(context, { tone: 'error', text: 'accessDenied' }),
  });
};

export const adminResource: Guard = ({ context }, next) =>
  getSession(context).role === 'admin' ? next() : Response.json({ error: 'forbidden' }, { status: 403 });

/** Not now, perhaps in a moment. */
export function unavailable() {
  return data({ reason: 'unavailable' }, { status: 503, headers: { 'Retry-After': '5' } });
}
