import { useMatches } from 'react-router';
import type { LiveHandle } from '../live/use-live-updates-part.ts';
import type { Footer } from './footer.tsx';
import type { Header } from './header.tsx';
import type { PortalFooter } from './portal-footer.tsx';
import type { PortalHeader } from './portal-header.tsx';

/** `handle` of the layout of public pages: its chunk contains their header and footer. */
export interface PublicHandle {
  Header: typeof Header;
  Footer: typeof Footer;
}

/** `handle` of the portal's layout: its chunk contains these parts, which public pages do not load. */
export interface PortalHandle extends LiveHandle {
  PortalHeader: typeof PortalHeader;
  PortalFooter: typeof PortalFooter;
}

/** Each is null on pages of the other kind. */
export function usePageParts(): { site: PublicHandle | null; portal: PortalHandle | null } {
  const handles = useMatches().map(({ handle }) => handle as Partial<PublicHandle & PortalHandle> | undefined);
  return {
    site: handles.find((handle): handle is PublicHandle => handle?.Header !== undefined) ?? null,
    portal: handles.find((handle): handle is PortalHandle => handle?.PortalHeader !== undefined) ?? null,
  };
}
