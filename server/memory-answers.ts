import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** An answer that is ready to be written: nothing is computed while it is asked for. */
export interface MemoryAnswer {
  readonly etag: string;
  readonly plain: Representation;
  /** Where it is smaller. */
  readonly brotli: Representation | null;
  readonly notModified: readonly string[];
}

interface Representation {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

export interface AnswerContent {
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** `headers` are those of every answer of the site and of this one. */
export function prepareAnswer({ plain, brotli, headers }: AnswerContent): MemoryAnswer {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  const { 'Content-Type': _, ...withoutType } = headers;
  const vary = [headers['Vary'], brotli && 'Accept-Encoding'].filter(Boolean).join(', ');
  const common = { ...withoutType, ...(vary && { Vary: vary }), ETag: etag };
  const represent = (body: Buffer, more: Record<string, string>): Representation => ({
    body,
    headers: Object.entries({ ...headers, ...common, 'Content-Length': String(body.length), ...more }).flat(),
  });
  return {
    etag,
    plain: represent(plain, {}),
    brotli: brotli && brotli.length < plain.length ? represent(brotli, { 'Content-Encoding': 'br' }) : null,
    notModified: Object.entries(common).flat(),
  };
}

/** A text that is made while the server runs. */
export function prepareText(text: string, headers: Record<string, string>): MemoryAnswer {
  const plain = Buffer.from(text);
  return prepareAnswer({
    plain,
    brotli: brotliCompressSync(plain),
    headers: { ...headers, 'Cache-Control': 'public, max-age=3600' },
  });
}

const accepted = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/;

export const acceptsBrotli = ({ headers }: IncomingMessage) => accepted.test(headers['accept-encoding'] ?? '');

/** Writes the answer to a GET or HEAD: 304 to whoever holds it already. */
export function writeAnswer(answer: MemoryAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (holds(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.notModified as string[]).end();
    return;
  }
  const isBrotli = answer.brotli !== null && acceptsBrotli(request);
  const { headers, body } = (isBrotli ? answer.brotli : null) ?? answer.plain;
  response.writeHead(200, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The tags of `If-None-Match` are compared weakly: a proxy that compresses marks them `W/`. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
