import { Outlet } from 'react-router';
import { isSafeguardingVacant } from '#features/offices/offices.server.ts';
import { requireRole } from '#http/guards.server.ts';
import { readForSession } from '#http/session.server.ts';
import type { Route } from './+types/admin-only.ts';
import sheet from './console.css?url';
import { ConsoleNavigation } from './console-navigation.tsx';
import { SafeguardingAlarm } from './safeguarding-alarm.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

export const middleware: Route.MiddlewareFunction[] = [requireRole('admin', 'accessDenied')];
/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = async ({ context }: Pick<Route.LoaderArgs, 'context'>) => ({
  isSafeguardingVacant: await readForSession(context, isSafeguardingVacant),
});

/** Layout of the console: its navigation, an alarm, and the page. @see core §2 Admin Console, §6 @see PD-79 */
export default function AdminOnly({ loaderData }: Route.ComponentProps) {
  return (
    <div className="console">
      <ConsoleNavigation />
      {/* The skip link and navigations lead past the links of the console. */}
      <div data-route-focus tabIndex={-1} className="console-page outline-none">
        {loaderData.isSafeguardingVacant && <SafeguardingAlarm />}
        <Outlet />
      </div>
    </div>
  );
}
