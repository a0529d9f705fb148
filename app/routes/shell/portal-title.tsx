import { school } from '#content/school.ts';
import { useShell } from './use-shell.ts';

/** Document title of a portal page: `(2) Secure Inbox – Meridian …`, with the unread count if above 0. */
export function PortalTitle({ children: title }: { children: string }) {
  const unreadCount = useShell()?.unreadCount ?? 0;
  return <title>{`${unreadCount > 0 ? `(${unreadCount}) ` : ''}${title} – ${school.name}`}</title>;
}
