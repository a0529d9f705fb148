import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in.ts';
import { signedInPage } from './guards.server.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInPage];

/** Nothing to load, yet without a loader a navigation in the browser would skip the guard. @see R1 */
export const loader = () => null;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** Every page behind the login. */
export default function SignedIn() {
  return <Outlet />;
}
