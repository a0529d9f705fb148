import { NavLink, Outlet } from 'react-router';
import { requireRole } from '../../http/guards.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { tabClass, tabListClass } from '../../ui/tabs.ts';
import { withNamespace } from '../shell/with-namespace.ts';
import type { Route } from './+types/admin-only.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRole('admin', 'accessDenied')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('console')];

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

const sections = [
  { path: '/admin-console', label: 'admin.section.accounts', isWhole: true },
  { path: '/admin-console/students', label: 'admin.section.students', isWhole: false },
  { path: '/admin-console/enquiries', label: 'admin.section.enquiries', isWhole: false },
  { path: '/admin-console/insights', label: 'admin.section.insights', isWhole: false },
] as const;

/** Layout of the console. @see core §2 Admin Console, §6 */
export default function AdminOnly() {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <div>
        <h1 className="mb-3 text-3xl">{t('admin.title')}</h1>
        <nav aria-label={t('admin.sections')}>
          <ul className={tabListClass}>
            {sections.map(({ path, label, isWhole }) => (
              <li key={path}>
                <NavLink to={path} end={isWhole} className={tabClass}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Outlet />
    </div>
  );
}
