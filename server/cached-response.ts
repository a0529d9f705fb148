import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export interface CachedResponse {
  readonly etag: string;
  readonly plain: Representation;
  /** Null unless smaller. */
  readonly brotli: Representation | null;
  readonly notModified: readonly string[];
}

interface Representation {
  /** Names and values alternate. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

export interface ResponseContent {
  readonly plain: Buffer;
  /** Called once, at the first request that accepts brotli; null if there is only the plain body. */
  readonly compress: (() => Buffer) | null;
  readonly headers: Readonly<Record<string, string>>;
}

export function prepareResponse({ plain, compress, headers }: ResponseContent): CachedResponse {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  const { 'Content-Type': _, ...withoutType } = headers;
  const vary = [headers['Vary'], compress && 'Accept-Encoding'].filter(Boolean).join(', ');
  const common = { ...withoutType, ...(vary && { Vary: vary }), ETag: etag };
  const represent = (body: Buffer, more: Record<string, string>): Representation => ({
    body,
    headers: Object.entries({ ...headers, ...common, 'Content-Length': String(body.length), ...more }).flat(),
  });
  let brotli: Representation | null | undefined;
  return {
    etag,
    plain: represent(plain, {}),
    get brotli() {
      if (brotli === undefined) {
        const body = compress?.();
        brotli = body && body.length < plain.length ? represent(body, { 'Content-Encoding': 'br' }) : null;
      }
      return brotli;
    },
    notModified: Object.entries(common).flat(),
  };
}

export function prepareText(text: string, headers: Record<string, string>): CachedResponse {
  const plain = Buffer.from(text);
  return prepareResponse({
    plain,
    compress: () => brotliCompressSync(plain),
    headers: { ...headers, 'Cache-Control': 'public, max-age=3600' },
  });
}

const accepted = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/;

const acceptsBrotli = ({ headers }: IncomingMessage) => accepted.test(headers['accept-encoding'] ?? '');

export function writeResponse(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (holds(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, cached.notModified as string[]).end();
    return;
  }
  const { headers, body } = (acceptsBrotli(request) ? cached.brotli : null) ?? cached.plain;
  response.writeHead(200, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Compares weakly: compressing proxies change tags to `W/`. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
