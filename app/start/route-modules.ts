import type { UNSAFE_AssetsManifest as AssetsManifest, DataRouteObject } from 'react-router';
import { untilReachable } from '../routes/shell/until-reachable.ts';

type RouteFiles = NonNullable<AssetsManifest['routes'][string]>;

/** Module addresses that were imported ahead. */
const imported = new Set<string>();

/**
 * The same routes, whose modules are waited for while the network or the server is away: the router by itself reloads the
 * document when an import fails, and offline that is the browser's error page.
 */
export function waitingForModules(routes: DataRouteObject[], manifest: AssetsManifest): DataRouteObject[] {
  return routes.map((route) => {
    const files = manifest.routes[route.id];
    const changed = {
      ...(route.children && { children: waitingForModules(route.children, manifest) }),
      ...(typeof route.lazy === 'object' && files && { lazy: afterFiles(route.lazy, files) }),
    };
    return { ...route, ...changed } as DataRouteObject;
  });
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
 * Into the browser's cache, from where the import takes them: an import that failed once may stay failed. An answer that is
 * an error is left to the router.
 */
async function fetchFiles(files: RouteFiles): Promise<void> {
  if (!imported.has(files.module)) await untilReachable(() => fetchAll(files), { what: 'code' });
}

function fetchAll({ module, imports = [] }: RouteFiles): Promise<Response[]> {
  return Promise.all([module, ...imports].map((file) => fetch(file)));
}

/** Imports the modules of the routes whose ids match, for pages that are likely to be opened next. Never rejects. */
export async function importAhead(pattern: RegExp): Promise<void> {
  const { routes } = (window as unknown as { __reactRouterManifest: AssetsManifest }).__reactRouterManifest;
  for (const files of Object.values(routes)) {
    if (!files || imported.has(files.module) || !pattern.test(files.id)) continue;
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
