import { useEffect } from 'react';
import { importAhead } from '../../start/route-modules.ts';

/** Delay, so that the page's own loading comes first. */
const afterMilliseconds = 3_000;
const portalRoutes = /^routes\/(signed-in|parent-dashboard\/route|students\/route|inbox\/(route|compose|message))$/;
const consoleRoutes = /^routes\/(admin\/|signed-in|parent-dashboard\/route|inbox\/(route|compose|message)$)/;

/** Preloads the code of other portal pages, so that the first navigation needs only data. */
export function useImportAhead(isAdmin: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => void importAhead(isAdmin ? consoleRoutes : portalRoutes), afterMilliseconds);
    return () => clearTimeout(timer);
  }, [isAdmin]);
}
