import { createHmac } from 'node:crypto';

/** `session`: digest of the token of the person's session, which acts need that require a recent password. @see PD-65 */
export type Identity = {
  readonly kind: 'person' | 'job';
  readonly name: string;
  readonly session?: Buffer | undefined;
} | null;

export function checkIdentity(identity: Identity): void {
  const names = { person: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, job: /^[a-z\d-]{1,63}$/ };
  if (identity && !names[identity.kind].test(identity.name))
    throw new Error('Invalid identity: a person has a UUID, a job a name of lower-case letters, digits and hyphens');
}

/** `app.identity` with its HMAC-SHA256, valid for one connection. @param backend its process id @see R3 @see ADR-16 */
export function signIdentity(identity: NonNullable<Identity>, key: Buffer, backend: number): string {
  const text = `${identity.kind}:${identity.name}`;
  return `${text}:${createHmac('sha256', key).update(`${backend} ${text}`).digest('hex')}`;
}
