import { formLimitOf, routeOptions } from '#app/route-options.ts';
import { isMultipart } from '#platform/multipart.server.ts';
import { isUtf8Form } from './form-encoding.ts';
import { explainTooLarge } from './too-large.ts';
import { explainWrongOrigin } from './wrong-origin.ts';

/** Read and discard up to this size: a proxy whose upload is cut off returns 502 instead of 413. */
const drainLimitBytes = 2 * 1024 * 1024;

const changingMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];
const allowed = ['GET', 'HEAD', ...changingMethods].join(', ');

/**
 * Rejects wrong origins, content types and sizes before routing. The route limits a multipart body. @see R4 @see R12
 */
export async function validateRequest(request: Request, publicOrigin: string): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  if (!changingMethods.includes(request.method)) return refusal(405, 'method not allowed', { Allow: allowed });
  if (isForged(request.headers, publicOrigin))
    return (await explainWrongOrigin(request, publicOrigin)) ?? refusal(403, 'forged origin');
  if (isMultipart(request.headers)) return validateUpload(request);
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    return refusal(415, 'unsupported media type');
  const body = await readWithin(formLimitOf(new URL(request.url).pathname), request).catch(() => 'broken off' as const);
  if (body === 'broken off') return refusal(400, 'the body broke off');
  if (body === null) return (await explainTooLarge(request)) ?? refusal(413, 'content too large');
  if (type === null && body.byteLength > 0) return refusal(415, 'unsupported media type');
  if (!isUtf8Form(body)) return refusal(400, 'the body is not UTF-8');
  // A post without a content type is an empty form.
  const headers = new Headers(request.headers);
  if (type === null) headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}

/** Also true if the origin cannot be determined. */
function isForged(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin !== publicOrigin;
  const site = headers.get('sec-fetch-site');
  return !(site === 'same-origin' || (site === null && !headers.has('cookie')));
}

function validateUpload(request: Request): Request | Response {
  const limit = routeOptions[new URL(request.url).pathname.replace(/\.data$/, '')]?.uploadBytes;
  if (limit === undefined) return refusal(415, 'unsupported media type');
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refusal(413, 'content too large');
  const { url, method, headers, signal, body } = request;
  const init = { method, headers, signal, body: body?.pipeThrough(limited(limit)) ?? null, duplex: 'half' };
  return new Request(url, init);
}

/** Limits bodies without a length, which browsers send in chunks. */
function limited(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(new Error('The body is too large'));
      else controller.enqueue(chunk);
    },
  });
}

async function readWithin(limit: number, request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > drainLimitBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > drainLimitBytes) return null;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? null : new Uint8Array(Buffer.concat(chunks));
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
