import * as z from 'zod/mini';
import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, sealBytes, unseal, unsealBytes } from '../../platform/sealing.server.ts';
import { type FileTypeName, fileTypes } from './files.ts';

export type FileCopy = 'received' | 'clean' | 'preview';

/** Size before encryption. */
export const chunkBytes = 256 * 1024;

const DetailsSchema = z.object({
  name: z.string(),
  type: z.enum(Object.keys(fileTypes) as [FileTypeName, ...FileTypeName[]]),
  /** The copy that is downloaded: an image is never downloaded as received. */
  copy: z.enum(['received', 'clean']),
  size: z.int(),
  previewSize: z.nullable(z.int()),
  /** Hexadecimal digest of the bytes as received. */
  sha256: z.string(),
});
export type FileDetails = z.infer<typeof DetailsSchema>;

export interface FileBinding {
  id: string;
  sealed_owner_id: string;
  message_id: string | null;
  /** The file whose content this one shares; null: its own. */
  content_id: string | null;
}

/** A file cannot be moved to another message, or be given other content. */
function detailsPlace({ id, sealed_owner_id, message_id, content_id }: FileBinding): SealedPlace {
  const parties = [sealed_owner_id, message_id, ...(content_id === null ? [] : [content_id])];
  return { table: 'files', column: 'details', id, parties };
}

export function sealDetails(keyring: Keyring, binding: FileBinding, details: FileDetails): Buffer {
  return seal(keyring, detailsPlace(binding), JSON.stringify(details));
}

/** @throws UnsealError */
export function unsealDetails(keyring: Keyring, binding: FileBinding, sealed: Buffer): FileDetails {
  return DetailsSchema.parse(JSON.parse(unseal(keyring, detailsPlace(binding), sealed)));
}

export interface ChunkPlace {
  file_id: string;
  copy: string;
  number: number;
}

/** Chunks cannot be exchanged. */
function chunkPlace({ file_id, copy, number }: ChunkPlace): SealedPlace {
  return { table: 'file_chunks', column: 'content', id: `${file_id}/${copy}/${number}` };
}

export function sealChunk(keyring: Keyring, place: ChunkPlace, bytes: Uint8Array): Buffer {
  return sealBytes(keyring, chunkPlace(place), bytes);
}

export function unsealChunk(keyring: Keyring, place: ChunkPlace, sealed: Buffer): Buffer {
  return unsealBytes(keyring, chunkPlace(place), sealed);
}

interface SealedFileRow extends FileBinding {
  details: Buffer | null;
}

export const sealedFiles: ResealedTable<SealedFileRow> = {
  name: 'files',
  sealed: ['details'],
  digests: [],
  read: ['sealed_owner_id', 'message_id', 'content_id'],
  written: { details: 'bytea' },
  place: (_column, row) => detailsPlace(row),
  reseal: (keyring, row) => ({
    details: row.details && sealDetails(keyring, row, unsealDetails(keyring, row, row.details)),
  }),
};

interface SealedChunkRow extends ChunkPlace {
  id: string;
  content: Buffer;
}

export const sealedChunks: ResealedTable<SealedChunkRow> = {
  name: 'file_chunks',
  sealed: ['content'],
  digests: [],
  read: ['file_id', 'copy', 'number'],
  written: { content: 'bytea' },
  batchSize: 8,
  place: (_column, row) => chunkPlace(row),
  reseal: (keyring, row) => ({ content: sealChunk(keyring, row, unsealChunk(keyring, row, row.content)) }),
};
