import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in.ts';
import { signedInPage } from './guards.server.ts';
import { LiveUpdates } from './shell/live-updates.ts';
import type { LiveHandle } from './shell/use-live-updates-part.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInPage];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const handle: LiveHandle = { LiveUpdates };

export default function SignedIn() {
  return <Outlet />;
}
