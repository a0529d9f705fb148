import { href } from 'react-router';
import { fileLimits, type StoredFile } from '#features/files/files.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { refusalTexts } from './refusal-texts.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export type UploadOutcome = { file: StoredFile } | { error: PlainTranslationKey };

export interface RunningUpload {
  outcome: Promise<UploadOutcome | 'cancelled'>;
  cancel(): void;
}

/** Uploads one file, and a photo smaller than it was chosen. */
export function uploadFile(file: File, onProgress: (share: number) => void): RunningUpload {
  const request = new XMLHttpRequest();
  let isCancelled = false;
  const outcome = shrinkPhoto(file).then((smaller) => {
    if (isCancelled) return 'cancelled';
    if (smaller.size > fileLimits.bytes) return { error: refusalTexts['too large'] };
    return send(request, smaller, onProgress);
  });
  return {
    outcome,
    cancel() {
      isCancelled = true;
      request.abort();
    },
  };
}

/** `XMLHttpRequest`, because `fetch` reports no progress of uploads. */
function send(
  request: XMLHttpRequest,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadOutcome | 'cancelled'> {
  const outcome = new Promise<UploadOutcome | 'cancelled'>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.response)));
    request.addEventListener('error', () => resolve({ error: 'attachments.failed' }));
    request.addEventListener('abort', () => resolve('cancelled'));
  });
  const body = new FormData();
  body.append('file', file);
  request.open('POST', href('/inbox/attachments'));
  request.responseType = 'json';
  request.send(body);
  return outcome;
}

function outcomeOf(status: number, body: unknown): UploadOutcome {
  if (status === 401) return { error: 'attachments.signedOut' };
  const { file, refused } = (body ?? {}) as { file?: StoredFile; refused?: keyof typeof refusalTexts };
  if (status === 201 && file) return { file };
  return { error: (refused && refusalTexts[refused]) ?? 'attachments.failed' };
}

/** Deletes files that will not be sent. If it fails, they are deleted after some weeks. */
export function deleteFiles(files: readonly StoredFile[]): void {
  for (const { id } of files)
    fetch(href('/inbox/attachments/:fileId', { fileId: id }), { method: 'DELETE', keepalive: true }).catch(() => {});
}
