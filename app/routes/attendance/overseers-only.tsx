import { Outlet } from 'react-router';
import { attendanceOverseersOnly } from '#http/guards.server.ts';
import type { Route } from './+types/overseers-only.ts';

export const middleware: Route.MiddlewareFunction[] = [attendanceOverseersOnly];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

/** Layout of the attendance of the school. @see PD-70 */
export default function OverseersOnly() {
  return <Outlet />;
}
