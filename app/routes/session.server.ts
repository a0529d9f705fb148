import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { Session } from '../features/accounts/accounts.ts';
import { findSession } from '../features/accounts/sessions.server.ts';
import { isDatabaseUnavailable } from '../platform/database-errors.server.ts';
import { servicesContext } from '../platform/request-context.server.ts';
import { cookiesFor, readCookie } from './cookies.server.ts';
import { backgroundHeader } from './shell/background-load.ts';

type Context = Readonly<RouterContextProvider>;

/** `unknown`: a session cookie came, and the database that knows whose it is does not answer. */
type Visit = { token: string | null; session: Session | null; isUnknown: boolean };

/** Nobody has found out yet. */
const unknownVisit: Visit = { token: null, session: null, isUnknown: true };

const visitContext = createContext<Visit>(unknownVisit);

/** Paths that no person asks for: they do not keep a session alive. @see decisions 8 */
const askingPaths = new Set(['/session', '/inbox/events', '/analytics']);

/** A person did this: opened a page, pressed a button. */
const isUse = (request: Request) => !askingPaths.has(pathOf(request)) && !request.headers.has(backgroundHeader);

/** Finds out who is asking, once a request, before any guard. */
export async function recogniseVisitor(request: Request, context: Context): Promise<void> {
  const token = readCookie(request, cookiesFor(context).session);
  if (!token) {
    context.set(visitContext, { token: null, session: null, isUnknown: false });
    return;
  }
  try {
    context.set(visitContext, {
      token,
      session: await findSession(token, isUse(request) ? 'slides' : 'asks'),
      isUnknown: false,
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.set(visitContext, { token, session: null, isUnknown: true });
  }
}

/** Whoever is signed in, or null: for what everybody may see. */
export function findVisitorSession(context: Context): Session | null {
  return context.get(visitContext).session;
}

/** Behind a guard: the session that it let pass. */
export function getSession(context: Context): Session {
  const { session } = context.get(visitContext);
  if (!session) throw new Error('No guard stands before this route');
  return session;
}

export function sessionToken(context: Context): string | null {
  return context.get(visitContext).token;
}

/** The database is away, so nobody can say whose session this is. */
export function isVisitorUnknown(context: Context): boolean {
  return context.get(visitContext).isUnknown;
}

/** The path a person sees, without the router's `.data` (`/_.data` where it ends with a slash) and its parameters. */
export function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
}

/** Path and query of this page, or of the form that was posted, for coming back to it after signing in. */
function returnAddress(request: Request): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  return searchParams.size > 0 ? `${pathOf(request)}?${searchParams}` : pathOf(request);
}

export function toLogin(request: Request, headers: [string, string][] = []): Response {
  return redirect(`/parent-login?redirectTo=${encodeURIComponent(returnAddress(request))}`, { status: 303, headers });
}

/** A path on this site, or null: nobody is sent elsewhere by a link. */
export function safeRedirect(wanted: unknown, context: Context): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const { origin } = context.get(servicesContext).appUrl;
  const url = URL.parse(wanted, origin);
  // `/..//elsewhere.example` is on this site, yet what is left of it when its dots are resolved would lead away
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
