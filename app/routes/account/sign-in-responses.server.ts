import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { findSession } from '../../features/accounts/sessions.server.ts';
import type { SignedIn } from '../../features/accounts/sign-in.server.ts';
import { cookiesFor, signedInCookies, writeCookie } from '../../http/cookies.server.ts';
import { noticeCookie, redirectWithNotice } from '../../http/notices.server.ts';
import { startPageOf } from '../../http/start-page.ts';

type Context = Readonly<RouterContextProvider>;

/** The response to a successful sign-in. @param wanted a safe path, or null @see core §4 Login form */
export async function signedInResponse(signedIn: SignedIn, wanted: string | null, context: Context): Promise<Response> {
  const startPage = startPageOf((await findSession(signedIn.token, 'read'))?.role ?? null);
  const destination = wanted ?? startPage;
  const isStart = [startPage, '/parent-dashboard'].includes(pathnameOf(destination));
  const text = isStart ? 'login.success' : 'login.successElsewhere';
  const notice = noticeCookie(context, { tone: 'success', title: 'success.title', text });
  const headers = new Headers();
  for (const cookie of [notice, ...signedInCookies(signedIn, context)]) headers.append('Set-Cookie', cookie);
  // A full document load, because an external script allowed by a visitor must not run in the portal.
  return redirectDocument(destination, { status: 303, headers });
}

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? '';

/** The response to a correct password of a person with a second factor. */
export function toSecondStep(token: string, wanted: string | null, context: Context): Response {
  return redirect(wanted ? `/parent-login/code?redirectTo=${encodeURIComponent(wanted)}` : '/parent-login/code', {
    status: 303,
    headers: { 'Set-Cookie': writeCookie(cookiesFor(context).pendingSignIn, token) },
  });
}

/** The response to a code after the sign-in has ended: the password is asked for again. */
export function toFirstStep(wanted: string | null, context: Context): Response {
  const path = wanted ? `/parent-login?redirectTo=${encodeURIComponent(wanted)}` : '/parent-login';
  return redirectWithNotice(context, path, { tone: 'info', text: 'login.sessionEnded' }, [
    writeCookie(cookiesFor(context).pendingSignIn, ''),
  ]);
}
