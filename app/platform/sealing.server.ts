import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keyring, SealingKey } from './keyring.server.ts';
import { log } from './log.server.ts';

/**
 * Sealed values: texts that a stolen database or backup does not tell. AES-256-GCM per value, bound to its row and column,
 * so that a value moved elsewhere does not open. Visible remain the length of a text and the number of its key.
 *
 * Nonces are random: one key may seal 2^32 values before a repeated nonce becomes a concern (NIST SP 800-38D §8.3).
 * A thousand messages a day, two values each, take more than 5,000 years.
 *
 * Layout: format (1 byte), key number (4), nonce (12), ciphertext (as long as the text in UTF-8), tag (16).
 */
const format = 1;
const headerBytes = 5;
const nonceBytes = 12;
const tagBytes = 16;
const digestBytes = 32;
const algorithm = 'aes-256-gcm';

/** Where a value lives. `id` exactly as the database writes it: an upper-case UUID is another row. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** The value was changed, moved or sealed with a key that is not there; nothing of it is shown. */
export class UnsealError extends Error {
  override name = 'UnsealError';
}

/**
 * Seals a text for one place with the newest key; 33 bytes longer than its UTF-8.
 * @throws TypeError for a lone surrogate, which UTF-8 can't keep (input is checked before, @see R12)
 */
export function seal(keyring: Keyring, place: SealedPlace, text: string): Buffer {
  if (!text.isWellFormed()) throw new TypeError(`${named(place)}: a lone surrogate can't be sealed`);
  const header = headerOf(keyring.current);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyring.current.sealing, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(header, place));
  return Buffer.concat([header, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Opens a sealed value, with whichever key sealed it.
 * @throws UnsealError when it is not, bit by bit, what was sealed for this place with a known key
 */
export function unseal(keyring: Keyring, place: SealedPlace, sealed: Buffer): string {
  if (sealed.length < headerBytes + nonceBytes + tagBytes) throw new UnsealError(`${named(place)} is too short`);
  const key = keyOf(keyring, place, sealed);
  const textStart = headerBytes + nonceBytes;
  const textEnd = sealed.length - tagBytes;
  const nonce = sealed.subarray(headerBytes, textStart);
  const decipher = createDecipheriv(algorithm, key.sealing, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo(sealed.subarray(0, headerBytes), place));
  decipher.setAuthTag(sealed.subarray(textEnd));
  const text = decipher.update(sealed.subarray(textStart, textEnd));
  try {
    decipher.final();
  } catch (cause) {
    throw new UnsealError(`${named(place)} was changed, or sealed for another place`, { cause });
  }
  return text.toString('utf8');
}

/** The same where one damaged value shall hide itself alone, not all that is shown with it: null, and a line in the log. */
export function unsealOrNull(keyring: Keyring, place: SealedPlace, sealed: Buffer): string | null {
  try {
    return unseal(keyring, place, sealed);
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error }, 'a sealed text does not open');
    return null;
  }
}

/**
 * A keyed digest of some texts for one place, 37 bytes: tells whether the same content comes again without keeping it,
 * and not whether two rows hold the same. It stays comparable after a rotation. @see R9
 */
export function digest(keyring: Keyring, place: SealedPlace, texts: readonly string[]): Buffer {
  return Buffer.concat([headerOf(keyring.current), digestWith(keyring.current, place, texts)]);
}

/**
 * Whether the stored digest of this place was made of these texts.
 * @throws UnsealError when what is stored is no digest, or its key is not there: that is no "other content"
 */
export function matchesDigest(keyring: Keyring, place: SealedPlace, texts: readonly string[], stored: Buffer): boolean {
  if (stored.length !== headerBytes + digestBytes) throw new UnsealError(`${named(place)} is not a digest`);
  const key = keyOf(keyring, place, stored);
  return timingSafeEqual(stored.subarray(headerBytes), digestWith(key, place, texts));
}

/** JSON keeps apart where one text ends and the next begins. */
function digestWith(key: SealingKey, place: SealedPlace, texts: readonly string[]): Buffer {
  const content = JSON.stringify([place.table, place.column, place.id, ...texts]);
  return createHmac('sha256', key.digesting).update(content).digest();
}

function headerOf(key: SealingKey): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(format, 0);
  header.writeUInt32BE(key.number, 1);
  return header;
}

function keyOf(keyring: Keyring, place: SealedPlace, value: Buffer): SealingKey {
  if (value.readUInt8(0) !== format) throw new UnsealError(`${named(place)} is in an unknown format`);
  const number = value.readUInt32BE(1);
  const key = keyring.keys.get(number);
  if (key === undefined) throw new UnsealError(`${named(place)} needs key ${number}, which is not there`);
  return key;
}

function boundTo(header: Buffer, place: SealedPlace): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify([place.table, place.column, place.id]))]);
}

function named(place: SealedPlace): string {
  return `${place.table}.${place.column} of ${place.id}`;
}
