import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { languageOf } from '#http/language.server.ts';
import { findVisitorSession, isSessionUnknown } from '#http/session.server.ts';
import { log } from '#platform/log.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { isDocumentHandle } from '#routes/shell/page-parts.ts';
import { DocumentContext } from '#ui/document-facts.ts';

/** The response header `x-script-nonce` becomes a part of the policy. @see R11 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isDocument = entry.staticHandlerContext.matches.some(({ route }) => isDocumentHandle(route.handle));
  const nonce = isDocument ? undefined : randomBytes(16).toString('base64');
  // A public page may be stored, and is the same for everybody.
  const personId = isDocument || isSessionUnknown(context) ? undefined : (findVisitorSession(context)?.personId ?? '');
  const facts = {
    personId,
    requestId: context.get(requestOriginContext).id,
    language: languageOf(request, context),
    path: new URL(request.url).pathname,
    developmentRuntime: entry.manifest.hmr?.runtime,
  };
  const page = await render(
    <DocumentContext value={facts}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </DocumentContext>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (nonce) headers.set('x-script-nonce', nonce);
  return new Response(page, { status, headers });
}

/** As a whole: no page waits for data, and the parts of a stream would be compressed separately. */
function render(page: ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // No part of a page is sent after the rest and moved by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect(resolve)),
      onError: reject,
    });
  });
}

/** Takes less processor time than a `PassThrough`. */
function collect(finish: (all: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      finish(Buffer.concat(chunks));
      done();
    },
  });
}

/** Errors outside loaders and actions, which are logged where they are called. @see R12 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a request failed');
};
