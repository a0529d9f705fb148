import type { DataRouteObject } from 'react-router';
import { untilReachable } from '../routes/live/until-reachable.ts';

/** The files of a route, as the build lists them. */
interface RouteFiles {
  id: string;
  module: string;
  imports?: string[];
}

/** Module addresses that were imported ahead. */
const imported = new Set<string>();

/** The build's list of routes, which the start script imports: the router has no public API for it (ADR 6). */
const routeFiles = () =>
  (window as unknown as { __reactRouterManifest: { routes: Record<string, RouteFiles> } }).__reactRouterManifest.routes;

/**
 * Makes the routes wait for their modules while the network or the server is away. The router alone reloads the document
 * when an import fails, which shows the browser's error page when the device is offline.
 */
export function waitForModules(routes: readonly DataRouteObject[], files = routeFiles()): void {
  for (const route of routes) {
    const ofRoute = files[route.id];
    if (ofRoute && typeof route.lazy === 'object') route.lazy = afterFiles(route.lazy, ofRoute) as typeof route.lazy;
    waitForModules(route.children ?? [], files);
  }
}

type LazyParts = Record<string, (() => Promise<unknown>) | undefined>;

function afterFiles(lazy: object, files: RouteFiles): LazyParts {
  let arrived: Promise<unknown> | undefined;
  const fetchOnce = () => {
    arrived ??= fetchFiles(files);
    return arrived;
  };
  const parts = Object.entries(lazy as LazyParts).map(([name, load]) => [name, load && (() => fetchOnce().then(load))]);
  return Object.fromEntries(parts);
}

/**
 * Into the browser's cache, from where the import takes them: an import that failed once may stay failed. An error status
 * is left to the router.
 */
async function fetchFiles(files: RouteFiles): Promise<void> {
  if (!imported.has(files.module)) await untilReachable(() => fetchAll(files), { what: 'code' });
}

function fetchAll({ module, imports = [] }: RouteFiles): Promise<Response[]> {
  return Promise.all([module, ...imports].map((file) => fetch(file)));
}

/** Imports the modules of the routes whose ids match, for pages that are likely to be opened next. Never rejects. */
export async function importAhead(pattern: RegExp): Promise<void> {
  for (const files of Object.values(routeFiles())) {
    if (imported.has(files.module) || !pattern.test(files.id)) continue;
    // an import that failed once may stay failed
    if (!navigator.onLine) return;
    try {
      await import(/* @vite-ignore */ files.module);
      imported.add(files.module);
    } catch {
      return;
    }
  }
}
