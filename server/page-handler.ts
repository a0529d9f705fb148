import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type HeadersFunction, RouterContextProvider, type ServerBuild } from 'react-router';
import { isLocalizedHandle } from '#app/route-options.ts';
import { languageCodes } from '#content/languages.ts';
import { type PageViewCounter, pageViewCounterContext } from '#features/analytics/page-view-counter.server.ts';
import { type SchoolFactsCache, schoolFactsCacheContext } from '#features/school-facts/school-facts-cache.server.ts';
import { localizedPath } from '#i18n/paths.ts';
import {
  type RequestOrigin,
  requestOriginContext,
  type Services,
  servicesContext,
  sessionObserverContext,
} from '#platform/request-context.server.ts';
import { withErrorResponses } from './failures.ts';

/** @param onSession called with the id of the person whose session the request has */
export type PageHandler = (
  request: Request,
  origin: RequestOrigin,
  onSession?: (personId: string) => void,
) => Promise<Response>;

const serverBuild = build as unknown as ServerBuild;

export interface PageHandlerParts {
  services: Services;
  pageViewCounter: PageViewCounter;
  schoolFactsCache: SchoolFactsCache;
}

export function createPageHandler({ services, pageViewCounter, schoolFactsCache }: PageHandlerParts): PageHandler {
  const handle = createRequestHandler(
    withFewPreloads(withForwardedHeaders(withErrorResponses(serverBuild))),
    import.meta.env.MODE,
  );
  return (request, origin, onSession) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageViewCounterContext, pageViewCounter);
    context.set(schoolFactsCacheContext, schoolFactsCache);
    context.set(requestOriginContext, origin);
    if (onSession) context.set(sessionObserverContext, onSession);
    return handle(request, context);
  };
}

/** Sends the headers of every loader and action, where the router forwards only cookies, unless a route has its own. */
function withForwardedHeaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, headers: route.module.headers ?? forwardHeaders } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

/**
 * Leaves out the modules that other modules import: thirty preloads before the page's text delay the first paint on a slow
 * device. The browser finds them in the modules, which it loads at once.
 */
function withFewPreloads(build: ServerBuild): ServerBuild {
  const { entry, routes } = build.assets;
  const withoutImports = Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
  const assets = { ...build.assets, entry: { ...entry, imports: [] }, routes: Object.fromEntries(withoutImports) };
  return { ...build, assets };
}

const forwardHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const all = new Headers(parentHeaders);
  for (const headers of [loaderHeaders, actionHeaders, errorHeaders ?? new Headers()]) {
    // The router forwards cookies itself.
    for (const [name, value] of headers) if (name !== 'set-cookie') all.set(name, value);
  }
  return all;
};

const localizedRoute =
  Object.values(serverBuild.routes).find((route) => isLocalizedHandle(route?.module.handle))?.id ?? '';

/** English paths. */
export function publicPaths(): string[] {
  return Object.values(serverBuild.routes).flatMap((route) =>
    route?.parentId === localizedRoute && !route.path?.includes(':') ? [`/${route.path ?? ''}`] : [],
  );
}

export function localizedPaths(paths = publicPaths()): string[] {
  return paths.flatMap((path) => languageCodes.map((language) => localizedPath(language, path)));
}
