import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. The database stores only the hash. @see R5 */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const hashOrNull = (token: string | null | undefined) => (token ? tokenHash(token) : null);
