import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type HeadersFunction, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageViewCounter, pageViewCounterContext } from '../app/features/analytics/page-view-counter.server.ts';
import { type FactsInUse, factsInUseContext } from '../app/features/school-facts/facts-in-use.server.ts';
import { localizedPath } from '../app/i18n/paths.ts';
import {
  type RequestOrigin,
  requestOriginContext,
  type Services,
  servicesContext,
} from '../app/platform/request-context.server.ts';
import { isLocalizedHandle, kindOfPath } from '../app/route-options.ts';
import { languageCodes } from '../content/languages.ts';
import { withErrorResponses } from './failures.ts';

export type PageHandler = (request: Request, origin: RequestOrigin) => Promise<Response>;

const wholeBuild = build as unknown as ServerBuild;

export interface PageHandlerParts {
  services: Services;
  pageViewCounter: PageViewCounter;
  factsInUse: FactsInUse;
}

export function createPageHandler({ services, pageViewCounter, factsInUse }: PageHandlerParts): PageHandler {
  const whole = withHeadersHandedOn(withErrorResponses(wholeBuild));
  const handle = createRequestHandler(whole, import.meta.env.MODE);
  const handleOthers = createRequestHandler(withoutPublicPages(whole), 'production');
  return (request, origin) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageViewCounterContext, pageViewCounter);
    context.set(factsInUseContext, factsInUse);
    context.set(requestOriginContext, origin);
    return kindOfPath(new URL(request.url).pathname) ? handleOthers(request, context) : handle(request, context);
  };
}

/** Sends the headers of every loader and action, where the router forwards only cookies, unless a route has its own. */
function withHeadersHandedOn(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, headers: route.module.headers ?? handOn } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

const handOn: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const all = new Headers(parentHeaders);
  for (const headers of [loaderHeaders, actionHeaders, errorHeaders ?? new Headers()]) {
    // The router forwards cookies itself.
    for (const [name, value] of headers) if (name !== 'set-cookie') all.set(name, value);
  }
  return all;
};

const localizedRoute =
  Object.values(wholeBuild.routes).find((route) => isLocalizedHandle(route?.module.handle))?.id ?? '';

/** The router matches all localized paths before portal routes: 10% of the time of a portal page. */
function withoutPublicPages(whole: ServerBuild): ServerBuild {
  const isKept = ([id, route]: [string, { parentId?: string | undefined } | undefined]) =>
    id !== localizedRoute && route?.parentId !== localizedRoute;
  const routes = Object.fromEntries(Object.entries(whole.routes).filter(isKept));
  const inManifest = Object.fromEntries(Object.entries(whole.assets.routes).filter(isKept));
  return { ...whole, routes, assets: { ...whole.assets, routes: inManifest } };
}

/** English paths. */
export function publicPaths(): string[] {
  return Object.values(wholeBuild.routes).flatMap((route) =>
    route?.parentId === localizedRoute && !route.path?.includes(':') ? [`/${route.path ?? ''}`] : [],
  );
}

export function localizedPaths(paths = publicPaths()): string[] {
  return paths.flatMap((path) => languageCodes.map((language) => localizedPath(language, path)));
}
