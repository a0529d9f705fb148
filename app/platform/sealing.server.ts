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
 * Layout: format (1 byte), key number (4), nonce (12), ciphertext (as long as the text in UTF-8), tag (16). Format 1 is bound
 * to the place alone, format 2 also to the parties of the row.
 */
const formats = { place: 1, parties: 2 } as const;
type Format = (typeof formats)[keyof typeof formats];
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
  /** Ids of the people whom the value concerns: it opens with exactly these. Null: not known when it was sealed. */
  readonly parties?: readonly (string | null)[];
  /** A value of before the parties were bound opens as well: only while such rows are being re-encrypted. */
  readonly acceptsUnbound?: boolean;
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
  return sealBytes(keyring, place, Buffer.from(text, 'utf8'));
}

/** Seals bytes, such as a part of a file; 33 bytes longer. */
export function sealBytes(keyring: Keyring, place: SealedPlace, bytes: Uint8Array): Buffer {
  const { current } = keyring;
  const header = headerOf(current, place.parties ? formats.parties : formats.place);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, current.sealing, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(header, place));
  return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Opens a sealed text, with whichever key sealed it.
 * @throws UnsealError when it is not, bit by bit, what was sealed for this place with a known key
 */
export function unseal(keyring: Keyring, place: SealedPlace, sealed: Buffer): string {
  return unsealBytes(keyring, place, sealed).toString('utf8');
}

/** @throws UnsealError as `unseal` */
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
  const { current } = keyring;
  return Buffer.concat([headerOf(current, formats.place), digestWith(current, place, texts)]);
}

/**
 * Whether the stored digest of this place was made of these texts.
 * @throws UnsealError when what is stored is no digest, or its key is not there: that is no "other content"
 */
export function matchesDigest(keyring: Keyring, place: SealedPlace, texts: readonly string[], stored: Buffer): boolean {
  if (stored.length !== headerBytes + digestBytes) throw new UnsealError(`${named(place)} is not a digest`);
  const key = keyOf(keyring, place, stored, [formats.place]);
  return timingSafeEqual(stored.subarray(headerBytes), digestWith(key, place, texts));
}

/** JSON keeps apart where one text ends and the next begins. */
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
  // another process may have added the key since this one read its file
  const key = keyring.keys.get(number) ?? keyring.reread?.().get(number);
  if (key === undefined) throw new UnsealError(`${named(place)} needs key ${number}, which is not there`);
  return key;
}

/** Whether a sealed value is of before the parties were bound. */
export function isUnbound(sealed: Buffer): boolean {
  return formatOf(sealed) === formats.place;
}

/** 0 for an empty value. */
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
