import { Outlet } from 'react-router';
import { announcementAuthorsOnly } from '#http/guards.server.ts';
import type { Route } from './+types/authors-only.ts';

export const middleware: Route.MiddlewareFunction[] = [announcementAuthorsOnly];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

/** Layout of the pages of authors. @see PD-66 */
export default function AuthorsOnly() {
  return <Outlet />;
}
