import { createHmac } from 'node:crypto';
import type { Identity } from './database.server.ts';

/** The identity in one word, for use as a key. */
export const identityText = (identity: Identity): string => (identity ? `${identity.kind}:${identity.name}` : '');

/** @throws for a name that no person and no job has */
export function checkIdentity(identity: Identity): void {
  const names = { person: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, job: /^[a-z\d-]{1,63}$/ };
  if (identity && !names[identity.kind].test(identity.name))
    throw new Error('Nobody can be identified by such a value');
}

/**
 * The value of the setting `app.identity`: the identity and its HMAC-SHA256, which `database/identity.sql` verifies.
 * @param backend process id of the connection; the value is worth nothing on another connection
 * @see R3 @see ADR-16
 */
export function signIdentity(identity: NonNullable<Identity>, key: Buffer, backend: number): string {
  const text = identityText(identity);
  return `${text}:${createHmac('sha256', key).update(`${backend} ${text}`).digest('hex')}`;
}
