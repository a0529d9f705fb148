import { createHmac } from 'node:crypto';
import type { Identity } from './database.server.ts';

export const identityText = (identity: Identity): string => (identity ? `${identity.kind}:${identity.name}` : '');

export function checkIdentity(identity: Identity): void {
  const names = { person: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, job: /^[a-z\d-]{1,63}$/ };
  if (identity && !names[identity.kind].test(identity.name))
    throw new Error('Nobody can be identified by such a value');
}

/** `app.identity` with its HMAC-SHA256, valid for one connection. @param backend its process id @see R3 @see ADR-16 */
export function signIdentity(identity: NonNullable<Identity>, key: Buffer, backend: number): string {
  const text = identityText(identity);
  return `${text}:${createHmac('sha256', key).update(`${backend} ${text}`).digest('hex')}`;
}
