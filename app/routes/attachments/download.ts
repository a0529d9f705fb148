import { discardFiles } from '#features/files/attach-files.server.ts';
import { type FoundFile, findFile, readFile } from '#features/files/files.server.ts';
import { fileTypes } from '#features/files/files.ts';
import type { FileCopy } from '#features/files/sealed-files.server.ts';
import { canReadAsReported } from '#features/messages/message-reports.server.ts';
import { findMessage } from '#features/messages/threads.server.ts';
import { dispositionOf } from '#http/content-disposition.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import type { Route } from './+types/download.ts';

/**
 * Downloads a file of a message, or an unsent one of the reader. `?open` shows an image instead, `?preview` a small one.
 * @see R2 @see PD-35
 */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const file = await findReadable(context, params.fileId);
  const { searchParams } = url;
  const shown = file && copyOf(file, searchParams);
  if (!file || !shown) return Response.json({ error: 'not found' }, { status: 404 });
  const { personId } = getSession(context);
  const content = readFile(personId, { contentId: file.contentId, copy: shown.copy, size: shown.size });
  return new Response(request.method === 'HEAD' ? null : streamOf(content), {
    headers: {
      'Content-Type': shown.mediaType,
      'Content-Length': String(shown.size),
      'Content-Disposition': dispositionOf(shown.isInline ? 'inline' : 'attachment', file.details.name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Deletes an unsent file. The response for an unknown one is the same. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return Response.json({ error: 'method not allowed' }, { status: 405 });
  const id = parseUuid(params.fileId);
  if (id) await writeForSession(context, (tx) => discardFiles(tx, [id]));
  return new Response(null, { status: 204 });
}

/** Reads a chunk only after the client has received the one before. */
function streamOf(content: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await content.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await content.return(undefined);
    },
  });
}

type Context = Route.LoaderArgs['context'];

async function findReadable(context: Context, wanted: string): Promise<FoundFile | null> {
  const id = parseUuid(wanted);
  if (id === null) return null;
  return readForSession(context, async (tx) => {
    const file = await findFile(tx, id);
    if (!file || file.messageId === null) return file;
    // Decrypting the message proves that its sender and receiver were not changed in the database.
    const message = await findMessage(tx, file.messageId);
    if (message) return message.body === null ? null : file;
    return (await canReadAsReported(tx, file.messageId)) ? file : null;
  });
}

interface ShownCopy {
  copy: FileCopy;
  size: number;
  mediaType: string;
  isInline: boolean;
}

/** Returns null for a preview that the file does not have. Only re-encoded images are shown in the browser. */
function copyOf({ details }: FoundFile, parameters: URLSearchParams): ShownCopy | null {
  const { copy, size, previewSize, type } = details;
  if (parameters.has('preview'))
    return previewSize === null
      ? null
      : { copy: 'preview', size: previewSize, mediaType: 'image/jpeg', isInline: true };
  const isInline = parameters.has('open') && copy === 'clean';
  return { copy, size, mediaType: fileTypes[type].mediaType, isInline };
}
