import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

export interface MultipartFile {
  field: string;
  name: string;
  /** Throws `TruncatedBodyError` if the request ends early. */
  content: AsyncIterable<Uint8Array>;
}

export class TruncatedBodyError extends Error {
  override readonly name = 'TruncatedBodyError';
}

/** `malformed`: also a field that is not UTF-8, and a request that was aborted, or is larger than its route allows. */
export type MultipartForm = { form: FormData; problem: null | 'malformed' };

const limits = { fieldNameSize: 100, fieldSize: 256 * 1024, fields: 40, files: 20, headerPairs: 20 };

export const isMultipart = (headers: Headers) =>
  /^multipart\/form-data\s*(;|$)/i.test(headers.get('content-type') ?? '');

/** Passes files to `onFile` one after the other and never holds them in memory. @throws what `onFile` throws */
export async function readMultipart(
  request: Request,
  onFile: (file: MultipartFile) => Promise<void>,
  { fieldSize }: { fieldSize: number } = limits,
): Promise<MultipartForm> {
  const form = new FormData();
  const parser = openParser(request.headers, fieldSize);
  const streams: Readable[] = [];
  if (parser === null || request.body === null) return { form, problem: 'malformed' };
  let [files, failure, isBroken] = [Promise.resolve(), null as { error: unknown } | null, false];
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    const bytes = Buffer.from(value, 'latin1');
    if (isNameCut || isValueCut || !isUtf8(bytes)) isBroken = true;
    else form.append(name, bytes.toString());
  });
  parser.on('file', (field, stream, name) => {
    streams.push(stream);
    // The parser reports the error of an aborted request itself.
    stream.on('error', () => {});
    files = files.then(async () => {
      try {
        if (name && !failure) await onFile({ field, name, content: piecesOf(stream) });
      } catch (error) {
        if (!(error instanceof TruncatedBodyError)) failure ??= { error };
      }
      stream.resume();
    });
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => {
      isBroken = true;
    });
  }
  const isComplete = await pipeline(Readable.fromWeb(request.body as never), parser).then(
    () => true,
    () => false,
  );
  // The parser does not end the file that an aborted request was in.
  if (!isComplete) for (const stream of streams) stream.destroy(new Error('aborted'));
  await files;
  if (failure !== null) throw (failure as { error: unknown }).error;
  return { form, problem: isComplete && !isBroken ? null : 'malformed' };
}

/** Returns null without a boundary. */
function openParser(headers: Headers, fieldSize: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: { ...limits, fieldSize },
      // The bytes of a field: decoding as UTF-8 would silently replace invalid ones.
      defCharset: 'latin1',
    });
  } catch {
    return null;
  }
}

/** Leaving the loop early must not end the parser. */
async function* piecesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece as Uint8Array;
  } catch (cause) {
    throw new TruncatedBodyError('The request ended within a file', { cause });
  }
}
