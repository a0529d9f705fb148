import { createHmac } from 'node:crypto';

/**
 * `me`: the person's id; null for a job and a visitor. `session`: digest of the token of the person's session, which
 * acts need that require a recent password. @see PD-65
 */
export interface Identity<Me extends string | null = string | null> {
  readonly kind: 'person' | 'job' | 'visitor';
  readonly name: string;
  readonly me: Me;
  readonly session?: Buffer | undefined;
}

const names = { person: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, job: /^[a-z\d-]{1,63}$/, visitor: /^$/ };

export function checkIdentity({ kind, name }: Identity): void {
  if (!names[kind].test(name))
    throw new Error('Invalid identity: a person has a UUID, a job a name of lower-case letters, digits and hyphens');
}

/** `app.identity` with its HMAC-SHA256, valid for one connection. @param backend its process id @see R3 @see ADR-16 */
export function signIdentity({ kind, name }: Pick<Identity, 'kind' | 'name'>, key: Buffer, backend: number): string {
  const text = `${kind}:${name}`;
  return `${text}:${createHmac('sha256', key).update(`${backend} ${text}`).digest('hex')}`;
}
