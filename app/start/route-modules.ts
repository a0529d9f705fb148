import type { DataRouteObject } from 'react-router';
import { untilReachable } from '../routes/live/until-reachable.ts';

interface RouteFiles {
  id: string;
  module: string;
  imports?: string[];
}

const imported = new Set<string>();
const fetchedAhead = new Set<string>();

/** The router has no public API for the build's list of routes. @see ADR-6 */
const routeFiles = () =>
  (window as unknown as { __reactRouterManifest: { routes: Record<string, RouteFiles> } }).__reactRouterManifest.routes;

/** Waits for modules while offline; the router alone would reload, which shows the browser's error page. */
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

/** Fetch before importing: browsers may cache a failed import. Error statuses are left to the router. */
async function fetchFiles(files: RouteFiles): Promise<void> {
  if (!imported.has(files.module)) await untilReachable(() => fetchAll(files), { what: 'code' });
}

function fetchAll({ module, imports = [] }: RouteFiles): Promise<Response[]> {
  return Promise.all([module, ...imports].map((file) => fetch(file)));
}

export async function importAhead(pattern: RegExp): Promise<void> {
  for (const files of Object.values(routeFiles())) {
    if (imported.has(files.module) || !pattern.test(files.id)) continue;
    if (!navigator.onLine) return;
    try {
      await fetchAhead(files);
      await import(/* @vite-ignore */ files.module);
      imported.add(files.module);
    } catch {
      return;
    }
  }
}

/** Most routes share most of their imports. */
async function fetchAhead({ module, imports = [] }: RouteFiles): Promise<void> {
  const missing = [module, ...imports].filter((file) => !fetchedAhead.has(file));
  await Promise.all(missing.map((file) => fetch(file)));
  for (const file of missing) fetchedAhead.add(file);
}
