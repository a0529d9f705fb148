import { data } from 'react-router';
import type { FileRefusal } from '#features/files/file-refused.server.ts';
import type { StoredFile } from '#features/files/files.ts';
import { tryToStoreFile } from '#features/files/store-file.server.ts';
import { getSession } from '#http/session.server.ts';
import { readMultipart } from '#platform/multipart.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/upload.ts';

export type UploadResult = { file: StoredFile } | { refused: FileRefusal; retryAfterSeconds?: number };

/** Stores one file of the signed-in person for a message not yet sent. For requests by script. @see PD-35 */
export async function action({ request, context }: Route.ActionArgs) {
  const { personId } = getSession(context);
  const { scanCommand } = context.get(servicesContext);
  let result: UploadResult = { refused: 'cut off' };
  const { problem } = await readMultipart(request, async ({ name, content }) => {
    if ('file' in result) return;
    result = await tryToStoreFile({ ownerId: personId, scanCommand }, { name, content });
  });
  return data(result, { status: statusOf(result, problem !== null) });
}

function statusOf(result: UploadResult, isMalformed: boolean): number {
  if ('file' in result) return 201;
  const { refused } = result;
  if (refused === 'too large') return 413;
  if (refused === 'too many today' || refused === 'too many unsent') return 429;
  if (refused === 'busy' || refused === 'not scanned') return 503;
  return isMalformed ? 400 : 422;
}
