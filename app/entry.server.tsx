import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Role } from '#content/roles.ts';
import { languageOf } from '#http/language.server.ts';
import { findVisitorSession, isSessionUnknown } from '#http/session.server.ts';
import { log } from '#platform/log.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import type { BootConfig } from '#start/boot-config.ts';
import { BootContext } from '#start/start.tsx';
import { DocumentContext } from '#ui/document-facts.ts';
import { isPortalPath } from './route-options.ts';

/** Renders into one string: streaming encodes each piece separately, and no page waits for data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Without the stream there is no Suspense around the data and no inline script that enqueues it.
  const { serverHandoffStream, ...settled } = entry;
  const session = findVisitorSession(context);
  const boot = {
    start: bootConfigOf(entry, session?.role ?? null),
    personId: isSessionUnknown(context) ? undefined : (session?.personId ?? ''),
    data: serverHandoffStream ? inert(await text(serverHandoffStream)) : '',
  };
  const { id: requestId } = context.get(requestOriginContext);
  const language = languageOf(request, context);
  const facts = {
    requestId,
    language,
    path: new URL(request.url).pathname,
    developmentRuntime: entry.manifest.hmr?.runtime,
  };
  const page = renderToString(
    <DocumentContext value={facts}>
      <BootContext value={boot}>
        <ServerRouter context={settled} url={request.url} />
      </BootContext>
    </DocumentContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/** Errors outside loaders and actions, which are logged where they are called. @see R12 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a request failed');
};

type ManifestRoute = EntryContext['manifest']['routes'][string];

const inert = (json: string) => json.replaceAll('<', '\\u003c');

const bootConfigs = new Map<string, string>();

function bootConfigOf(entry: EntryContext, role: Role | null): string {
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = entry;
  const mode = isPortalPath(staticHandlerContext.location.pathname) ? 'now' : 'idle';
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const key = `${mode} ${role} ${serverHandoffString} ${routes.map(({ id }) => id).join()}`;
  const known = bootConfigs.get(key);
  if (known !== undefined && !import.meta.env.DEV) return known;
  const start: BootConfig = {
    mode,
    context: JSON.parse(serverHandoffString),
    developmentRuntime: manifest.hmr?.runtime,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map((route) => [route.id, modulesOf(route)])),
    preload: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...routes.flatMap((route) => [...modulesOf(route), ...(route?.imports ?? [])]),
      ]),
    ],
    // Not in development: Vite would transform every module of the portal.
    prefetch: role && !import.meta.env.DEV ? modulesToPrefetch(entry, role) : [],
  };
  const json = inert(JSON.stringify(start));
  bootConfigs.set(key, json);
  return json;
}

/** Layouts of pages that only one role may open. */
const guards = new Map<string, Role>([
  ['routes/students/mentors-only', 'mentor'],
  ['routes/admin/admin-only', 'admin'],
]);

/** Layouts of all pages and resources of the portal, and a resource that pages of both kinds of layout use. */
const portal = ['routes/signed-in', 'routes/signed-in-resources', 'routes/account/session'];

/** Modules of the pages and resource routes that this role may open. */
function modulesToPrefetch({ manifest }: EntryContext, role: Role): string[] {
  return Object.values(manifest.routes).flatMap((route) => {
    const ids = route ? withLayouts(route, manifest) : [];
    const isInPortal = ids.some((id) => portal.includes(id));
    return route && isInPortal && ids.every((id) => (guards.get(id) ?? role) === role) ? modulesOf(route) : [];
  });
}

function withLayouts({ id, parentId }: NonNullable<ManifestRoute>, manifest: EntryContext['manifest']): string[] {
  const parent = parentId === undefined ? undefined : manifest.routes[parentId];
  return parent ? [id, ...withLayouts(parent, manifest)] : [id];
}

function modulesOf(route: NonNullable<ManifestRoute>): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (file) => file !== undefined,
  );
}
