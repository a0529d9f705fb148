import { Outlet } from 'react-router';
import { Header } from '../shell/header.tsx';
import type { PublicHandle } from '../shell/page-parts.ts';
import { PortalFooter } from '../shell/portal-footer.tsx';

/** @see PD-32 */
export const handle: PublicHandle = { Header, Footer: PortalFooter };

export default function EntryPages() {
  return <Outlet />;
}
