import { Outlet } from 'react-router';
import { publicPage } from '../guards.server.ts';
import type { Route } from './+types/public-pages.ts';

export const middleware: Route.MiddlewareFunction[] = [publicPage];

/** Nothing to load, yet without a loader a navigation in the browser would skip the guard. @see R1 */
export const loader = () => null;

/** Every page that needs no account. */
export default function PublicPages() {
  return <Outlet />;
}
