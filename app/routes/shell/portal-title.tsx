import { useRouteLoaderData } from 'react-router';
import { school } from '../../../content/school.ts';
import type { ShellData } from './shell-data.server.ts';

/** Document title of a portal page: `(2) Secure Inbox – Meridian …`, with the unread count if above 0. */
export function PortalTitle({ children: title }: { children: string }) {
  const unreadCount = useRouteLoaderData<ShellData>('root')?.unreadCount ?? 0;
  return <title>{`${unreadCount > 0 ? `(${unreadCount}) ` : ''}${title} – ${school.name}`}</title>;
}
