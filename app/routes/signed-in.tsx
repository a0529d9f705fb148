import { Outlet } from 'react-router';
import { signedInPage } from '../http/guards.server.ts';
import type { Route } from './+types/signed-in.ts';
import { LiveUpdates } from './live/live-updates.ts';
import type { LiveHandle } from './live/use-live-updates-part.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInPage];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const handle: LiveHandle = { LiveUpdates };

export default function SignedIn() {
  return <Outlet />;
}
