import { useLocation } from 'react-router';
import type { PlainMessageKey } from '../i18n/translate.ts';

type PortalEntry = { to: string; label: PlainMessageKey };

/** Where header and menu lead into the portal; null on the page where a temporary password is replaced. @see core §2 */
export function usePortalEntry({
  signedIn,
  passwordDue,
}: {
  signedIn: boolean;
  passwordDue: boolean;
}): PortalEntry | null {
  const { pathname } = useLocation();
  if (!signedIn) return { to: '/parent-login', label: 'nav.parentLogin' };
  if (!passwordDue) return { to: '/parent-dashboard', label: 'nav.dashboard' };
  return pathname === '/change-password' ? null : { to: '/change-password', label: 'changePassword.title' };
}
