import { createHash, randomUUID } from 'node:crypto';
import { checkFile } from '#features/files/check-file.server.ts';
import { sealChunk, sealDetails } from '#features/files/sealed-files.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

/** A sent file that is not an image and fits into one chunk. */
export interface SampleFile {
  id: string;
  ownerId: string;
  messageId: string;
  position: number;
  name: string;
  content: Buffer;
  /** The file of the same letter that contains the content. */
  contentId: string | null;
  sentAt: Date;
}

const fileTypes = {
  id: 'uuid',
  owner_id: 'uuid',
  sealed_owner_id: 'uuid',
  message_id: 'uuid',
  announcement_id: 'uuid',
  position: 'int2',
  details: 'bytea',
  content_id: 'uuid',
  created_at: 'timestamptz',
};
const chunkTypes = { id: 'uuid', file_id: 'uuid', copy: 'text', number: 'int', content: 'bytea' };

export async function addFile(asOwner: AsOwner, keyring: Keyring, file: SampleFile): Promise<void> {
  const { id, ownerId, messageId, position, name, content, contentId, sentAt } = file;
  const binding = { id, sealed_owner_id: ownerId, message_id: messageId, announcement_id: null, content_id: contentId };
  const { type } = await checkFile(name, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const details = { name, type, copy: 'received', size: content.length, previewSize: null, sha256 } as const;
  const sealed = sealDetails(keyring, binding, details);
  await insertRows(asOwner, 'files', fileTypes, [
    { ...binding, owner_id: ownerId, position, details: sealed, created_at: sentAt },
  ]);
  if (contentId !== null) return;
  const place = { file_id: id, copy: 'received', number: 0 };
  await insertRows(asOwner, 'file_chunks', chunkTypes, [
    { id: randomUUID(), ...place, content: sealChunk(keyring, place, content) },
  ]);
}
