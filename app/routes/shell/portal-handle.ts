import { useMatches } from 'react-router';
import type { LiveHandle } from '../live/use-live-updates-part.ts';
import type { PortalFooter } from './portal-footer.tsx';
import type { PortalHeader } from './portal-header.tsx';

/** `handle` of the portal's layout route, whose chunk contains these parts: public pages do not load them. */
export interface PortalHandle extends LiveHandle {
  PortalHeader: typeof PortalHeader;
  PortalFooter: typeof PortalFooter;
}

/** Null on public pages. */
export function usePortalParts(): PortalHandle | null {
  const handles = useMatches().map(({ handle }) => handle as Partial<PortalHandle> | undefined);
  return handles.find((handle): handle is PortalHandle => handle?.PortalHeader !== undefined) ?? null;
}
