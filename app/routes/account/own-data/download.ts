import { href, redirect } from 'react-router';
import { recordDataDownload } from '#features/accounts/record-data-download.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, sessionToken } from '#http/session.server.ts';
import type { Route } from './+types/download.ts';
import { ownArchive } from './own-archive.server.ts';
import { readerOf } from './reader.server.ts';

export const loader = () => redirect(href('/account/data'), 303);

/** A POST, because each download is recorded and causes a mail. @see PD-57 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const session = getSession(context);
  const token = sessionToken(context) ?? '';
  const outcome = await recordDataDownload(session.personId, token);
  if (outcome === 'refused') throw redirect(href('/account/data'), 303);
  if (outcome === 'too many') {
    throw redirectWithNotice(context, href('/account/data'), { tone: 'error', text: 'ownData.tooMany' });
  }
  const at = new Date();
  const reader = readerOf(languageOf(request, context), session.timeZone);
  return new Response(ownArchive({ session, token }, reader, at), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="my-data-${at.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
