import { useRouteLoaderData } from 'react-router';
import { school } from '../../../content/school.ts';
import type { ShellData } from './shell-data.server.ts';

/** The document title of a portal page: `(2) Secure Inbox – Meridian …`, the number of unread messages only above 0. */
export function PortalTitle({ children: title }: { children: string }) {
  const unreadCount = useRouteLoaderData<ShellData>('root')?.unreadCount ?? 0;
  return <title>{`${unreadCount > 0 ? `(${unreadCount}) ` : ''}${title} – ${school.name}`}</title>;
}
