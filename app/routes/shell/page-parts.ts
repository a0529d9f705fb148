import { useMatches } from 'react-router';
import type { LiveUpdates } from '../live/live-updates.tsx';
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
export interface PortalHandle {
  LiveUpdates: typeof LiveUpdates;
  PortalHeader: typeof PortalHeader;
  PortalFooter: typeof PortalFooter;
}

/** `handle` of pages without a router: they are documents with islands. @see ADR-44 */
export interface DocumentHandle {
  isDocument: true;
}

export const isDocumentHandle = (handle: unknown): boolean =>
  (handle as Partial<DocumentHandle> | undefined)?.isDocument === true;

interface PageParts {
  site: PublicHandle | null;
  /** Null on public pages, as `site` is on pages of the portal. */
  portal: PortalHandle | null;
  isDocument: boolean;
}

export function usePageParts(): PageParts {
  const handles = useMatches().map(
    ({ handle }) => handle as Partial<PublicHandle & PortalHandle & DocumentHandle> | undefined,
  );
  return {
    isDocument: handles.some(isDocumentHandle),
    site: handles.find((handle): handle is PublicHandle => handle?.Header !== undefined) ?? null,
    portal: handles.find((handle): handle is PortalHandle => handle?.PortalHeader !== undefined) ?? null,
  };
}
