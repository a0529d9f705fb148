import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keyring, SealingKey } from './keyring.server.ts';
import { log } from './log.server.ts';

/**
 * AES-256-GCM per value, bound to row and column. Format (1 byte), key number (4), nonce (12), ciphertext, tag (16).
 * Random nonces are safe for 2^32 values per key (NIST SP 800-38D §8.3). Format 2 is also bound to the parties.
 */
const formats = { context: 1, parties: 2 } as const;
type Format = (typeof formats)[keyof typeof formats];
const headerBytes = 5;
const nonceBytes = 12;
const tagBytes = 16;
const digestBytes = 32;
const algorithm = 'aes-256-gcm';

/** `id` exactly as PostgreSQL prints it: an upper-case UUID is a different place. */
export interface SealingContext {
  readonly table: string;
  readonly column: string;
  readonly id: string;
  readonly parties?: readonly (string | null)[];
}

export class UnsealError extends Error {
  override name = 'UnsealError';
}

/** @throws TypeError for a lone surrogate */
export function seal(keyring: Keyring, context: SealingContext, text: string): Buffer {
  if (!text.isWellFormed()) throw new TypeError(`${named(context)}: a lone surrogate can't be sealed`);
  return sealBytes(keyring, context, Buffer.from(text, 'utf8'));
}

export function sealBytes(keyring: Keyring, context: SealingContext, bytes: Uint8Array): Buffer {
  const { current } = keyring;
  const header = headerOf(current, formatFor(context));
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, current.sealing, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(header, context));
  return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws UnsealError if the value was changed, moved, or encrypted with an unknown key */
export function unseal(keyring: Keyring, context: SealingContext, sealed: Buffer): string {
  return unsealBytes(keyring, context, sealed).toString('utf8');
}

export function unsealBytes(keyring: Keyring, context: SealingContext, sealed: Buffer): Buffer {
  if (sealed.length < headerBytes + nonceBytes + tagBytes) throw new UnsealError(`${named(context)} is too short`);
  const key = keyOf(keyring, context, sealed, formatFor(context));
  const textStart = headerBytes + nonceBytes;
  const textEnd = sealed.length - tagBytes;
  const nonce = sealed.subarray(headerBytes, textStart);
  const decipher = createDecipheriv(algorithm, key.sealing, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo(sealed.subarray(0, headerBytes), context));
  decipher.setAuthTag(sealed.subarray(textEnd));
  const bytes = decipher.update(sealed.subarray(textStart, textEnd));
  try {
    decipher.final();
  } catch (cause) {
    throw new UnsealError(`${named(context)} was changed, or sealed for another place`, { cause });
  }
  return bytes;
}

/** Logs a value that does not decrypt and returns null. */
export function unsealOrNull(keyring: Keyring, context: SealingContext, sealed: Buffer): string | null {
  try {
    return unseal(keyring, context, sealed);
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error }, 'a text cannot be decrypted');
    return null;
  }
}

/** Keyed digest, different per place; comparable after key rotation. @see R9 */
export function digest(keyring: Keyring, context: SealingContext, texts: readonly string[]): Buffer {
  const { current } = keyring;
  return Buffer.concat([headerOf(current, formats.context), digestWith(current, context, texts)]);
}

/** @throws UnsealError if `stored` is invalid or its key unknown */
export function matchesDigest(
  keyring: Keyring,
  context: SealingContext,
  texts: readonly string[],
  stored: Buffer,
): boolean {
  if (stored.length !== headerBytes + digestBytes) throw new UnsealError(`${named(context)} is not a digest`);
  const key = keyOf(keyring, context, stored, formats.context);
  return timingSafeEqual(stored.subarray(headerBytes), digestWith(key, context, texts));
}

function digestWith(key: SealingKey, context: SealingContext, texts: readonly string[]): Buffer {
  const content = JSON.stringify([context.table, context.column, context.id, ...texts]);
  return createHmac('sha256', key.digesting).update(content).digest();
}

function headerOf(key: SealingKey, format: Format): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(format, 0);
  header.writeUInt32BE(key.number, 1);
  return header;
}

const formatFor = ({ parties }: SealingContext): Format => (parties ? formats.parties : formats.context);

function keyOf(keyring: Keyring, context: SealingContext, value: Buffer, format: Format): SealingKey {
  if (value[0] !== format) throw new UnsealError(`${named(context)} is in another format`);
  const number = value.readUInt32BE(1);
  // Another process may have added the key.
  const key = keyring.keys.get(number) ?? keyring.reread?.().get(number);
  if (key === undefined) throw new UnsealError(`${named(context)} needs key ${number}, which is not there`);
  return key;
}

function boundTo(header: Buffer, { table, column, id, parties = [] }: SealingContext): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify([table, column, id, ...parties]))]);
}

function named(context: SealingContext): string {
  return `${context.table}.${context.column} of ${context.id}`;
}
