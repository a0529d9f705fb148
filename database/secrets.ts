import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** Password of the role `app_web`, derived so that every instance knows it. @see ADR-4 */
export const webPassword = (owner: pg.ClientConfig): string => derive(owner, 'app_web').toString('base64url');

/** Key that signs the identity of a transaction. @see ADR-16 */
export const identityKey = (owner: pg.ClientConfig): Buffer => derive(owner, 'identity of a transaction');

/** The padded keys of HMAC (RFC 2104), so that PostgreSQL can verify with `sha256()` alone. */
export function paddedKeys(key: Buffer): { inner: Buffer; outer: Buffer } {
  const padded = Buffer.alloc(64);
  key.copy(padded);
  return { inner: padded.map((byte) => byte ^ 0x36) as Buffer, outer: padded.map((byte) => byte ^ 0x5c) as Buffer };
}

function derive({ password }: pg.ClientConfig, label: string): Buffer {
  if (typeof password !== 'string' || password === '')
    throw new Error('DATABASE_URL has no password: set one, because keys are derived from it');
  return createHmac('sha256', password).update(label).digest();
}
