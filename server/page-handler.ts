import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageViewCounter, pageViewCounterContext } from '../app/features/analytics/page-view-counter.server.ts';
import { localizedPath } from '../app/i18n/paths.ts';
import { SharedReads } from '../app/platform/database.server.ts';
import {
  type RequestOrigin,
  requestOriginContext,
  type Services,
  servicesContext,
  sharedReadsContext,
} from '../app/platform/request-context.server.ts';
import { languageCodes } from '../content/languages.ts';
import { withFailuresAnswered } from './failures.ts';
import { withHeadersHandedOn } from './page-headers.ts';

export type PageHandler = (request: Request, origin: RequestOrigin) => Promise<Response>;

export function createPageHandler(services: Services, pageViewCounter: PageViewCounter): PageHandler {
  const whole = withHeadersHandedOn(withFailuresAnswered(build as unknown as ServerBuild));
  const answer = createRequestHandler(whole, import.meta.env.MODE);
  const others = withoutPublicPages(whole);
  const answerOthers = createRequestHandler(others, 'production');
  const theirs = firstSegments(others);
  return (request, origin) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageViewCounterContext, pageViewCounter);
    context.set(requestOriginContext, origin);
    context.set(sharedReadsContext, new SharedReads());
    const [, first = ''] = new URL(request.url).pathname.split('/');
    return theirs.has(first.replace(/\.data$/, '')) ? answerOthers(request, context) : answer(request, context);
  };
}

/** Parent route of all pages with one path per language. */
const pagesInLanguages = 'routes/public/in-language';

/** The router matches all localized paths before portal routes: 10% of the time of a portal page. */
function withoutPublicPages(whole: ServerBuild): ServerBuild {
  const isKept = ([id, route]: [string, { parentId?: string | undefined } | undefined]) =>
    id !== pagesInLanguages && route?.parentId !== pagesInLanguages;
  const routes = Object.fromEntries(Object.entries(whole.routes).filter(isKept));
  const inManifest = Object.fromEntries(Object.entries(whole.assets.routes).filter(isKept));
  return { ...whole, routes, assets: { ...whole.assets, routes: inManifest } };
}

function firstSegments({ routes }: ServerBuild): Set<string> {
  const segments = Object.values(routes).map((route) => route?.path?.split('/')[0] ?? '');
  return new Set(segments.filter((segment) => /^[\w-]+$/.test(segment)));
}

/** English paths of the pages that are the same for every visitor. */
export function publicPaths(): string[] {
  return Object.values((build as unknown as ServerBuild).routes).flatMap((route) =>
    route?.parentId === pagesInLanguages && !route.path?.includes(':') ? [`/${route.path ?? ''}`] : [],
  );
}

/** Paths of these pages in all languages. */
export function localizedPaths(): string[] {
  return publicPaths().flatMap((path) => languageCodes.map((language) => localizedPath(language, path)));
}
