import type { Role } from '../../../content/roles.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';

export interface PortalLink {
  path: string;
  label: PlainTranslationKey;
  icon: IconName;
  /** Only this path is the link's page, not those below it. */
  isExact?: boolean;
  /** The bar of a phone has room for five links. */
  isNotOnPhones?: boolean;
}

const dashboard: PortalLink = { path: '/parent-dashboard', label: 'nav.dashboard', icon: 'layout-dashboard' };
const messages: PortalLink = { path: '/inbox', label: 'portal.messages', icon: 'mail' };

/** For the holder and deputy of the office; on phones in the account menu. @see PD-47 */
export const reportsLink: PortalLink = { path: '/safeguarding', label: 'portal.safeguarding', icon: 'shield-check' };

/** @see PD-32 */
export const portalLinks: Record<Role, readonly PortalLink[]> = {
  parent: [dashboard, messages],
  mentor: [{ path: '/students', label: 'portal.students', icon: 'graduation-cap' }, messages],
  admin: [
    { path: '/admin-console', label: 'portal.accounts', icon: 'users', isExact: true },
    { path: '/admin-console/students', label: 'portal.students', icon: 'graduation-cap' },
    { path: '/admin-console/enquiries', label: 'portal.enquiries', icon: 'message-square-text' },
    { path: '/admin-console/offices', label: 'portal.offices', icon: 'landmark', isNotOnPhones: true },
    { path: '/admin-console/insights', label: 'portal.insights', icon: 'chart-no-axes-column' },
    messages,
  ],
};
