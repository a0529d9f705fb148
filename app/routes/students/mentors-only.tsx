import { href, Outlet, redirect } from 'react-router';
import { requireRole } from '#http/guards.server.ts';
import { getSession } from '#http/session.server.ts';
import type { Route } from './+types/mentors-only.ts';

/** Administrators have a list of all students. @see PD-33 */
const adminsToConsole: Route.MiddlewareFunction = ({ url, context }, next) => {
  if (url.pathname === href('/students') && getSession(context).role === 'admin')
    throw redirect(href('/admin-console/students'), 303);
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [adminsToConsole, requireRole('mentor', 'roster.mentorsOnly')];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

/** Layout of the pages of mentors. */
export default function MentorsOnly() {
  return <Outlet />;
}
