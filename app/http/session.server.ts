import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { Session } from '../features/accounts/accounts.ts';
import { findSession } from '../features/accounts/sessions.server.ts';
import { person, type Tx } from '../platform/database.server.ts';
import { isDatabaseUnavailable } from '../platform/database-errors.server.ts';
import { servicesContext, sharedReadsContext } from '../platform/request-context.server.ts';
import { routeFacts } from '../route-facts.ts';
import { backgroundHeader } from './background-header.ts';
import { cookiesFor, readCookie } from './cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

/** `unknown`: the request has a session cookie, but the database is unavailable. */
type Visit = { token: string | null; session: Session | null; isUnknown: boolean };

const unknownVisit: Visit = { token: null, session: null, isUnknown: true };

const visitContext = createContext<Visit>(unknownVisit);

const isUse = (request: Request) =>
  !routeFacts[pathOf(request)]?.isBackground && !request.headers.has(backgroundHeader);

export async function recogniseVisitor(request: Request, context: Context): Promise<void> {
  const token = readCookie(request, cookiesFor(context).session);
  if (!token) {
    context.set(visitContext, { token: null, session: null, isUnknown: false });
    return;
  }
  try {
    context.set(visitContext, {
      token,
      session: await findSession(token, isUse(request) ? 'slides' : 'asks', request.headers.get('user-agent')),
      isUnknown: false,
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.set(visitContext, { token, session: null, isUnknown: true });
  }
}

export function findVisitorSession(context: Context): Session | null {
  return context.get(visitContext).session;
}

/** @throws Error on routes without a guard */
export function getSession(context: Context): Session {
  const { session } = context.get(visitContext);
  if (!session) throw new Error('This route has no guard');
  return session;
}

/** Uses the read-only transaction of the request. @see R3 */
export function readForSession<Result>(context: Context, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return context.get(sharedReadsContext).readAs(person(getSession(context).personId), work);
}

export function sessionToken(context: Context): string | null {
  return context.get(visitContext).token;
}

export function isVisitorUnknown(context: Context): boolean {
  return context.get(visitContext).isUnknown;
}

/** Without the router's `.data` suffix (`/_.data` after a slash) and query. */
export function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
}

function returnPath(request: Request): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  return searchParams.size > 0 ? `${pathOf(request)}?${searchParams}` : pathOf(request);
}

export function toLogin(request: Request, headers: [string, string][] = []): Response {
  return redirect(`/parent-login?redirectTo=${encodeURIComponent(returnPath(request))}`, { status: 303, headers });
}

/** Null for other sites: prevents open redirects. */
export function safeRedirect(wanted: unknown, context: Context): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const { origin } = context.get(servicesContext).appUrl;
  const url = URL.parse(wanted, origin);
  // Resolving the dots of `/..//elsewhere.example` leaves a path that leads to another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
