import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageViewCounter, pageViewCounterContext } from '../app/features/analytics/page-view-counter.server.ts';
import { type FactsInUse, factsInUseContext } from '../app/features/school-facts/facts-in-use.server.ts';
import { localizedPath } from '../app/i18n/paths.ts';
import { SharedReads } from '../app/platform/database.server.ts';
import {
  type RequestOrigin,
  requestOriginContext,
  type Services,
  servicesContext,
  sharedReadsContext,
} from '../app/platform/request-context.server.ts';
import { isLocalizedHandle, kindOfPath } from '../app/route-facts.ts';
import { languageCodes } from '../content/languages.ts';
import { withErrorResponses } from './failures.ts';
import { withHeadersHandedOn } from './page-headers.ts';

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
    context.set(sharedReadsContext, new SharedReads());
    return kindOfPath(new URL(request.url).pathname) ? handleOthers(request, context) : handle(request, context);
  };
}

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
