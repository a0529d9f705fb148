import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { log } from './log.server.ts';

/** `id` exactly as PostgreSQL prints it: an upper-case UUID is a different place. */
export interface SealingContext {
  readonly table: string;
  readonly column: string;
  readonly id: string;
  readonly parties?: readonly (string | null)[];
}

/** Encrypts and decrypts: a keyring, or a transaction with the keys of its process. @see ADR-46 */
export interface Sealer {
  /** @throws TypeError for a lone surrogate */
  seal(context: SealingContext, text: string): Buffer;
  sealBytes(context: SealingContext, bytes: Uint8Array): Buffer;
  /** @throws UnsealError if the value was changed, moved, or encrypted with an unknown key */
  unseal(context: SealingContext, sealed: Buffer): string;
  /** @throws UnsealError as `unseal` */
  unsealBytes(context: SealingContext, sealed: Buffer): Buffer;
  /** Logs a value that does not decrypt and returns null. */
  unsealOrNull(context: SealingContext, sealed: Buffer): string | null;
  /** Keyed digest, different per place; comparable after key rotation. @see R9 */
  digest(context: SealingContext, texts: readonly string[]): Buffer;
  /** @throws UnsealError if `stored` is invalid or its key unknown */
  matchesDigest(context: SealingContext, texts: readonly string[], stored: Buffer): boolean;
}

export class UnsealError extends Error {
  override name = 'UnsealError';
}

export interface SealingKey {
  readonly number: number;
  readonly sealing: KeyObject;
  readonly digesting: KeyObject;
  /** 32 bytes that identify the key without revealing it. */
  readonly fingerprint: Buffer;
  /** Decrypts only: other instances may not know the key yet. */
  readonly isReadOnly: boolean;
}

export interface Keys {
  readonly source: string;
  readonly current: SealingKey;
  readonly keys: ReadonlyMap<number, SealingKey>;
  /** Returns all keys, with those that another process has added. */
  reread?(): ReadonlyMap<number, SealingKey>;
}

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

/** All keys decrypt; `current` encrypts. */
export class Keyring implements Sealer {
  readonly #given: Keys;

  constructor(given: Keys) {
    this.#given = given;
  }

  get source(): string {
    return this.#given.source;
  }

  get current(): SealingKey {
    return this.#given.current;
  }

  get keys(): ReadonlyMap<number, SealingKey> {
    return this.#given.keys;
  }

  reread(): ReadonlyMap<number, SealingKey> {
    return this.#given.reread?.() ?? this.keys;
  }

  seal(context: SealingContext, text: string): Buffer {
    if (!text.isWellFormed()) throw new TypeError(`${named(context)}: a lone surrogate can't be sealed`);
    return this.sealBytes(context, Buffer.from(text, 'utf8'));
  }

  sealBytes(context: SealingContext, bytes: Uint8Array): Buffer {
    const { current } = this;
    const header = headerOf(current, formatFor(context));
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, current.sealing, nonce, { authTagLength: tagBytes });
    cipher.setAAD(boundTo(header, context));
    return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  unseal(context: SealingContext, sealed: Buffer): string {
    return this.unsealBytes(context, sealed).toString('utf8');
  }

  unsealBytes(context: SealingContext, sealed: Buffer): Buffer {
    if (sealed.length < headerBytes + nonceBytes + tagBytes) throw new UnsealError(`${named(context)} is too short`);
    const key = this.#keyOf(context, sealed, formatFor(context));
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

  unsealOrNull(context: SealingContext, sealed: Buffer): string | null {
    try {
      return this.unseal(context, sealed);
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error;
      log.error({ err: error }, 'a text cannot be decrypted');
      return null;
    }
  }

  digest(context: SealingContext, texts: readonly string[]): Buffer {
    const { current } = this;
    return Buffer.concat([headerOf(current, formats.context), digestWith(current, context, texts)]);
  }

  matchesDigest(context: SealingContext, texts: readonly string[], stored: Buffer): boolean {
    if (stored.length !== headerBytes + digestBytes) throw new UnsealError(`${named(context)} is not a digest`);
    const key = this.#keyOf(context, stored, formats.context);
    return timingSafeEqual(stored.subarray(headerBytes), digestWith(key, context, texts));
  }

  #keyOf(context: SealingContext, value: Buffer, format: Format): SealingKey {
    if (value[0] !== format) throw new UnsealError(`${named(context)} is in another format`);
    const number = value.readUInt32BE(1);
    const key = this.keys.get(number) ?? this.reread().get(number);
    if (key === undefined) throw new UnsealError(`${named(context)} needs key ${number}, which is not there`);
    return key;
  }
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

function boundTo(header: Buffer, { table, column, id, parties = [] }: SealingContext): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify([table, column, id, ...parties]))]);
}

function named(context: SealingContext): string {
  return `${context.table}.${context.column} of ${context.id}`;
}
