import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.server.ts';

/** Undefined if the root could not be loaded: on error pages. */
export const useShell = (): ShellData | undefined => useRouteLoaderData<ShellData>('root');
