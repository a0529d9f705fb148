import { createHash } from 'node:crypto';

/** Recognises the same set of rows, whatever their order. */
export function rowsDigest(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join()).digest('base64url');
}
