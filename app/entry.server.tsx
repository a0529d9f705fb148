import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { log } from './platform/log.server.ts';
import { requestOriginContext } from './platform/request-context.server.ts';
import { languageOf } from './routes/shell/shell-data.server.ts';
import { BootContext, DocumentContext } from './start/start.tsx';

/** Renders a page whole, its data as inert JSON beside it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const boot = await bootOf(entry);
  // without the stream no Suspense stands around the data, and no inline script enqueues it
  const { serverHandoffStream: _, ...settled } = entry;
  const { id: requestId } = context.get(requestOriginContext);
  const { language } = languageOf(request, context);
  return renderWhole(
    <DocumentContext value={{ requestId, language }}>
      <BootContext value={boot}>
        <ServerRouter context={settled} url={request.url} />
      </BootContext>
    </DocumentContext>,
    status,
    headers,
  );
}

/** What went wrong outside loaders and actions, such as while rendering; those are logged where they are called. @see R12 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a request failed');
};

type ManifestRoute = EntryContext['manifest']['routes'][string];

async function bootOf(entry: EntryContext): Promise<string> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = entry;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const boot = {
    mode: routes.some(({ id }) => id === 'routes/signed-in') ? 'now' : 'idle',
    context: JSON.parse(serverHandoffString ?? '{}'),
    data: serverHandoffStream ? await new Response(serverHandoffStream).text() : '',
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
  };
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}

function modulesOf(route: NonNullable<ManifestRoute>): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (address) => address !== undefined,
  );
}

/** @throws what a component threw; the router then shows the error page */
function renderWhole(page: React.ReactNode, status: number, headers: Headers): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // a large finished part stays in place instead of being moved there by an inline script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
