import { Outlet } from 'react-router';
import { signedInPage } from '#http/guards.server.ts';
import type { Route } from './+types/signed-in.ts';
import { LiveUpdates } from './live/live-updates.tsx';
import { useServiceWorker } from './push/use-service-worker.ts';
import type { PortalHandle } from './shell/page-parts.ts';
import { PortalFooter } from './shell/portal-footer.tsx';
import { PortalHeader } from './shell/portal-header.tsx';

export const middleware: Route.MiddlewareFunction[] = [signedInPage];
/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const handle: PortalHandle = { LiveUpdates, PortalHeader, PortalFooter };

export default function SignedIn() {
  useServiceWorker();
  return <Outlet />;
}
