import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keyring, SealingKey } from './keyring.server.ts';
import { log } from './log.server.ts';

/**
 * AES-256-GCM per value, bound to row and column. Format (1 byte), key number (4), nonce (12), ciphertext, tag (16).
 * Random nonces are safe for 2^32 values per key (NIST SP 800-38D §8.3). Format 2 is also bound to the parties.
 */
const formats = { place: 1, parties: 2 } as const;
type Format = (typeof formats)[keyof typeof formats];
const headerBytes = 5;
const nonceBytes = 12;
const tagBytes = 16;
const digestBytes = 32;
const algorithm = 'aes-256-gcm';

/** `id` exactly as PostgreSQL prints it: an upper-case UUID is a different place. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
  readonly parties?: readonly (string | null)[];
  /** Also decrypts format 1; only during re-encryption. */
  readonly acceptsUnbound?: boolean;
}

export class UnsealError extends Error {
  override name = 'UnsealError';
}

/** @throws TypeError for a lone surrogate */
export function seal(keyring: Keyring, place: SealedPlace, text: string): Buffer {
  if (!text.isWellFormed()) throw new TypeError(`${named(place)}: a lone surrogate can't be sealed`);
  return sealBytes(keyring, place, Buffer.from(text, 'utf8'));
}

export function sealBytes(keyring: Keyring, place: SealedPlace, bytes: Uint8Array): Buffer {
  const { current } = keyring;
  const header = headerOf(current, place.parties ? formats.parties : formats.place);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, current.sealing, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(header, place));
  return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws UnsealError if the value was changed, moved, or encrypted with an unknown key */
export function unseal(keyring: Keyring, place: SealedPlace, sealed: Buffer): string {
  return unsealBytes(keyring, place, sealed).toString('utf8');
}

export function unsealBytes(keyring: Keyring, place: SealedPlace, sealed: Buffer): Buffer {
  if (sealed.length < headerBytes + nonceBytes + tagBytes) throw new UnsealError(`${named(place)} is too short`);
  const key = keyOf(keyring, place, sealed, acceptedFormats(place));
  const textStart = headerBytes + nonceBytes;
  const textEnd = sealed.length - tagBytes;
  const nonce = sealed.subarray(headerBytes, textStart);
  const decipher = createDecipheriv(algorithm, key.sealing, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo(sealed.subarray(0, headerBytes), place));
  decipher.setAuthTag(sealed.subarray(textEnd));
  const bytes = decipher.update(sealed.subarray(textStart, textEnd));
  try {
    decipher.final();
  } catch (cause) {
    throw new UnsealError(`${named(place)} was changed, or sealed for another place`, { cause });
  }
  return bytes;
}

/** Logs a value that does not decrypt and returns null. */
export function unsealOrNull(keyring: Keyring, place: SealedPlace, sealed: Buffer): string | null {
  try {
    return unseal(keyring, place, sealed);
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error }, 'a text cannot be decrypted');
    return null;
  }
}

/** Keyed digest, different per place; comparable after key rotation. @see R9 */
export function digest(keyring: Keyring, place: SealedPlace, texts: readonly string[]): Buffer {
  const { current } = keyring;
  return Buffer.concat([headerOf(current, formats.place), digestWith(current, place, texts)]);
}

/** @throws UnsealError if `stored` is invalid or its key unknown */
export function matchesDigest(keyring: Keyring, place: SealedPlace, texts: readonly string[], stored: Buffer): boolean {
  if (stored.length !== headerBytes + digestBytes) throw new UnsealError(`${named(place)} is not a digest`);
  const key = keyOf(keyring, place, stored, [formats.place]);
  return timingSafeEqual(stored.subarray(headerBytes), digestWith(key, place, texts));
}

function digestWith(key: SealingKey, place: SealedPlace, texts: readonly string[]): Buffer {
  const content = JSON.stringify([place.table, place.column, place.id, ...texts]);
  return createHmac('sha256', key.digesting).update(content).digest();
}

function headerOf(key: SealingKey, format: Format): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(format, 0);
  header.writeUInt32BE(key.number, 1);
  return header;
}

function acceptedFormats({ parties, acceptsUnbound = false }: SealedPlace): readonly number[] {
  if (!parties) return [formats.place];
  return acceptsUnbound ? [formats.parties, formats.place] : [formats.parties];
}

function keyOf(keyring: Keyring, place: SealedPlace, value: Buffer, accepted: readonly number[]): SealingKey {
  const format = formatOf(value);
  if (format === formats.place && !accepted.includes(format))
    throw new UnsealError(`${named(place)} is in the format that is no longer accepted`);
  if (!accepted.includes(format)) throw new UnsealError(`${named(place)} is in an unknown format`);
  const number = value.readUInt32BE(1);
  // Another process may have added the key.
  const key = keyring.keys.get(number) ?? keyring.reread?.().get(number);
  if (key === undefined) throw new UnsealError(`${named(place)} needs key ${number}, which is not there`);
  return key;
}

export function isUnbound(sealed: Buffer): boolean {
  return formatOf(sealed) === formats.place;
}

function formatOf(value: Buffer): number {
  return value[0] ?? 0;
}

function boundTo(header: Buffer, { table, column, id, parties = [] }: SealedPlace): Buffer {
  const isBound = formatOf(header) === formats.parties;
  return Buffer.concat([header, Buffer.from(JSON.stringify([table, column, id, ...(isBound ? parties : [])]))]);
}

function named(place: SealedPlace): string {
  return `${place.table}.${place.column} of ${place.id}`;
}
