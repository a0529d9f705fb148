import { dispositionOf } from '#http/content-disposition.ts';
import { languageOf } from '#http/language.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { getSession } from '#http/session.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { QueueFullError } from '#platform/semaphore.server.ts';
import { crest } from './crest.server.ts';

/** What a PDF takes from its reader. */
export function readerOf({ request, context }: Pick<RequestArgs, 'request' | 'context'>) {
  const language = languageOf(request, context);
  const { personId, timeZone } = getSession(context);
  return { personId, language, t: translateInto(language), timeZone, crest };
}

/** Typesets nothing for HEAD. A full queue is answered with 503. */
export async function pdfResponse(
  { method }: Request,
  fileName: string,
  print: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': dispositionOf('attachment', fileName),
    'Cache-Control': 'private, no-store',
  };
  if (method === 'HEAD') return new Response(null, { headers });
  try {
    return new Response(await print(), { headers });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return Response.json({ error: 'busy' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
