import * as z from 'zod/mini';
import { sealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
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
  /** Missing in files that were stored before PDF files were checked for it. */
  hasActiveContent: z.optional(z.boolean()),
  /** Hexadecimal digest of the bytes as received. */
  sha256: z.string(),
});
export type FileDetails = z.infer<typeof DetailsSchema>;

export interface FileBinding {
  id: string;
  sealed_owner_id: string;
  message_id: string | null;
  announcement_id: string | null;
  /** The file whose content this one shares; null: its own. */
  content_id: string | null;
}

/** A file cannot be moved to another message or announcement, or be given other content. */
function detailsContext(binding: FileBinding): SealingContext {
  const { id, sealed_owner_id, message_id, announcement_id, content_id } = binding;
  const parties = [sealed_owner_id, message_id ?? announcement_id, ...(content_id === null ? [] : [content_id])];
  return { table: 'files', column: 'details', id, parties };
}

export function sealDetails(sealer: Sealer, binding: FileBinding, details: FileDetails): Buffer {
  return sealer.seal(detailsContext(binding), JSON.stringify(details));
}

/** @throws UnsealError */
export function unsealDetails(sealer: Sealer, binding: FileBinding, sealed: Buffer): FileDetails {
  return DetailsSchema.parse(JSON.parse(sealer.unseal(detailsContext(binding), sealed)));
}

export interface ChunkKey {
  file_id: string;
  copy: string;
  number: number;
}

/** Chunks cannot be exchanged. */
function chunkContext({ file_id, copy, number }: ChunkKey): SealingContext {
  return { table: 'file_chunks', column: 'content', id: `${file_id}/${copy}/${number}` };
}

export function sealChunk(sealer: Sealer, key: ChunkKey, bytes: Uint8Array): Buffer {
  return sealer.sealBytes(chunkContext(key), bytes);
}

export function unsealChunk(sealer: Sealer, key: ChunkKey, sealed: Buffer): Buffer {
  return sealer.unsealBytes(chunkContext(key), sealed);
}

export const sealedFiles = sealedTable<'details', FileBinding>({
  name: 'files',
  sealed: ['details'],
  contextColumns: ['sealed_owner_id', 'message_id', 'announcement_id', 'content_id'],
  contextOf: (_, row) => detailsContext(row),
});

export const sealedChunks = sealedTable<'content', ChunkKey & { id: string }>({
  name: 'file_chunks',
  sealed: ['content'],
  contextColumns: ['file_id', 'copy', 'number'],
  batchSize: 8,
  contextOf: (_, row) => chunkContext(row),
});
