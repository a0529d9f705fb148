import { useEffect } from 'react';
import { importAhead } from '../../start/route-modules.ts';

/** After the page's own work is done. */
const afterMilliseconds = 3_000;
const portalRoutes = /^routes\/(signed-in|parent-dashboard\/route|inbox\/(route|message))$/;
const consoleRoutes = /^routes\/(admin\/|signed-in|parent-dashboard\/route|inbox\/(route|message)$)/;

/** Fetches the other pages of the portal, so that the first tap on them needs only their data. */
export function useImportAhead(isAdmin: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => void importAhead(isAdmin ? consoleRoutes : portalRoutes), afterMilliseconds);
    return () => clearTimeout(timer);
  }, [isAdmin]);
}
