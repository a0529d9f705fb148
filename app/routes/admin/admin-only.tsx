import { Link, Outlet } from 'react-router';
import { isSafeguardingVacant } from '#features/offices/offices.server.ts';
import { requireRole } from '#http/guards.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/admin-only.ts';
import { consoleLinks } from './console-links.ts';
import { consoleSettings } from './console-settings.server.ts';
import { SafeguardingAlarm } from './safeguarding-alarm.tsx';
import { SettingNotice } from './setting-notice.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireRole('admin', 'accessDenied')];
/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = async ({ context }: Pick<Route.LoaderArgs, 'context'>) => ({
  isSafeguardingVacant: await readForSession(context, isSafeguardingVacant),
  ...consoleSettings(context.get(servicesContext)),
});

/** Layout of the console. @see core §2 Admin Console, §6 */
export default function AdminOnly({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-portal flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">{t('admin.title')}</h1>
        <div className="flex flex-wrap gap-x-6">
          {consoleLinks.map(({ to, label }) => (
            <Link key={to} to={to} className="text-link inline-flex min-h-11 min-w-11 items-center text-sm">
              {t(label)}
            </Link>
          ))}
        </div>
      </div>
      {loaderData.isSafeguardingVacant && <SafeguardingAlarm />}
      {!loaderData.areAttachmentsScanned && <SettingNotice>{t('admin.attachmentsNotScanned')}</SettingNotice>}
      {!loaderData.isTwoFactorRequired && (
        <SettingNotice>{t('admin.twoFactorRecommended', { setting: 'REQUIRE_TWO_FACTOR=admin,mentor' })}</SettingNotice>
      )}
      <Outlet />
    </div>
  );
}
