import { href, useLocation } from 'react-router';
import type { PlainTranslationKey } from '#i18n/translate.ts';

type PortalEntry = { to: string; label: PlainTranslationKey };

/** The portal link of header and menu; null while a temporary password must be replaced. @see core §2 */
export function usePortalEntry({
  signedIn,
  passwordDue,
}: {
  signedIn: boolean;
  passwordDue: boolean;
}): PortalEntry | null {
  const { pathname } = useLocation();
  if (!signedIn) return { to: href('/parent-login'), label: 'nav.parentLogin' };
  if (!passwordDue) return { to: href('/parent-dashboard'), label: 'nav.dashboard' };
  return pathname === href('/change-password') ? null : { to: href('/change-password'), label: 'changePassword.title' };
}
