import { href, redirect } from 'react-router';
import { endSession } from '#features/accounts/end-sessions.server.ts';
import { cookiesFor, writeCookie } from '#http/cookies.server.ts';
import { findVisitorSession, sessionToken } from '#http/session.server.ts';
import { startPageOf } from '#http/start-page.ts';
import type { Route } from './+types/sign-out.ts';

/** GET must not change anything. @see R4 */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(startPageOf(findVisitorSession(context)?.role ?? null), 303);

/** Ends the session in all tabs and clears the browser's cache. @see core §4 @see R8 @see R11 */
export async function action({ context }: Route.ActionArgs) {
  const token = sessionToken(context);
  if (token) await endSession(token);
  throw redirect(href('/parent-login'), {
    status: 303,
    headers: { 'Set-Cookie': writeCookie(cookiesFor(context).session, ''), 'Clear-Site-Data': '"cache"' },
  });
}

/** Never rendered. With a component this is a page route, so that errors show the error page instead of JSON. */
export default function SignOut() {
  return null;
}
