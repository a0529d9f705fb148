import { createContext, href, type RouterContextProvider } from 'react-router';
import { routeOptions } from '#app/route-options.ts';
import type { Session } from '#features/accounts/accounts.ts';
import { findSession } from '#features/accounts/sessions.server.ts';
import { type PersonTx, type PersonWriteTx, person, SharedReads, writeAs } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { passwordExpiredContext, servicesContext, sessionObserverContext } from '#platform/request-context.server.ts';
import { hashOrNull } from '#platform/tokens.server.ts';
import { backgroundHeader } from './background-header.ts';
import { cookiesFor, readCookie } from './cookies.server.ts';
import type { RequestArgs } from './request-args.ts';

type Context = Readonly<RouterContextProvider>;

/** `unknown`: the request has a session cookie, but the database is unavailable. */
type RequestSession = { token: string | null; session: Session | null; reads: SharedReads | null; isUnknown: boolean };

const unknownSession: RequestSession = { token: null, session: null, reads: null, isUnknown: true };

const requestSessionContext = createContext<RequestSession>(unknownSession);

const extendsSession = ({ request, url }: RequestArgs) =>
  !routeOptions[url.pathname]?.isBackground && !request.headers.has(backgroundHeader);

export async function loadSession(args: RequestArgs): Promise<void> {
  const { request, context } = args;
  const token = readCookie(request, cookiesFor(context).session);
  if (!token) {
    context.set(requestSessionContext, { token: null, session: null, reads: null, isUnknown: false });
    return;
  }
  try {
    const session = await findSession(
      token,
      extendsSession(args) ? 'extend' : 'read',
      request.headers.get('user-agent'),
    );
    if (session) context.get(sessionObserverContext)(session.personId);
    const reads = session && new SharedReads(person(session.personId));
    context.set(requestSessionContext, { token, session, reads, isUnknown: false });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.set(requestSessionContext, { ...unknownSession, token });
  }
}

export function findVisitorSession(context: Context): Session | null {
  return context.get(requestSessionContext).session;
}

const noSession =
  'No session in this request: put the route under routes/signed-in.tsx, or give it the middleware signedInPage or signedInResource';

/** @throws Error on routes without a guard */
export function getSession(context: Context): Session {
  const { session } = context.get(requestSessionContext);
  if (!session) throw new Error(noSession);
  return context.get(passwordExpiredContext) ? { ...session, hasRecentPassword: false } : session;
}

/** Uses the read-only transaction of the request. @throws Error on routes without a guard @see R3 */
export function readForSession<Result>(context: Context, work: (tx: PersonTx) => Promise<Result>): Promise<Result> {
  const { reads } = context.get(requestSessionContext);
  if (!reads) throw new Error(noSession);
  return reads.read(work);
}

/** Returns after the commit. @throws Error on routes without a guard @see R3 @see R9 */
export function writeForSession<Result>(
  context: Context,
  work: (tx: PersonWriteTx) => Promise<Result>,
): Promise<Result> {
  const { token } = context.get(requestSessionContext);
  return writeAs(person(getSession(context).personId, hashOrNull(token) ?? undefined), work);
}

export function sessionToken(context: Context): string | null {
  return context.get(requestSessionContext).token;
}

export function isSessionUnknown(context: Context): boolean {
  return context.get(requestSessionContext).isUnknown;
}

/** The login page, which leads back to the requested one. */
export function loginPath({ pathname, search }: URL): string {
  return `${href('/parent-login')}?redirectTo=${encodeURIComponent(pathname + search)}`;
}

/** Returns null for other sites: prevents open redirects. */
export function safeRedirect(wanted: unknown, context: Context): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const { origin } = context.get(servicesContext).appUrl;
  const url = URL.parse(wanted, origin);
  // Resolving the dots of `/..//elsewhere.example` leaves a path that leads to another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
