import { Outlet } from 'react-router';
import { teachersOnly } from '#http/guards.server.ts';
import type { Route } from './+types/teachers-only.ts';

export const middleware: Route.MiddlewareFunction[] = [teachersOnly];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

/** Layout of the pages of people who teach. @see PD-67 */
export default function TeachersOnly() {
  return <Outlet />;
}
