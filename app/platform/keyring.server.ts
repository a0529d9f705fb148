import { createSecretKey, hkdfSync } from 'node:crypto';
import { Keyring, type SealingKey } from './sealing.server.ts';

/** Its message says what to do and contains no key material. */
export class SealingError extends Error {
  override name = 'SealingError';
}

const keyBytes = 32;
const highestNumber = 2_147_483_647;

/**
 * Parses `1:<base64 of 32 bytes>,2:…,3:…:read`. Of the keys that are not read-only, the one with the highest number
 * encrypts. @throws SealingError with the position of each invalid entry
 */
export function parseKeys(text: string, source = 'ENCRYPTION_KEYS'): Keyring {
  const entries = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) throw new SealingError(`${source}: holds no key. ${wayToNewKey}`);
  const secrets: Secrets = new Map();
  const problems: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const problem = addEntry(secrets, entry);
    if (problem !== null) problems.push(`entry ${index + 1} ${problem}`);
  }
  if (problems.length > 0) throw new SealingError(`${source}: ${problems.join('; ')}. ${wayToNewKey}`);
  return keyringOf(secrets, source);
}

const wayToNewKey = 'Write each key as <number>:<32 bytes in base64>; `openssl rand -base64 32` makes a new one.';

type Secrets = Map<number, { secret: Buffer; isReadOnly: boolean }>;

/** Does not quote the entry: the message is logged. */
function addEntry(secrets: Secrets, entry: string): string | null {
  const [numberText = '', keyText, use, ...rest] = entry.split(':').map((part) => part.trim());
  if (keyText === undefined || rest.length > 0 || (use !== undefined && use !== 'read'))
    return 'is not <number>:<key>, or <number>:<key>:read for a key that only decrypts';
  const number = Number(numberText);
  if (!/^[1-9]\d{0,9}$/.test(numberText) || number > highestNumber) {
    return `has no whole number from 1 to ${highestNumber} in front`;
  }
  const secret = Buffer.from(keyText, 'base64');
  if (!/^[\w+/-]{43}=?$/.test(keyText) || secret.length !== keyBytes) return 'has a key that is not 32 bytes in base64';
  if (secrets.has(number)) return `gives key ${number} a second time`;
  for (const [other, known] of secrets) {
    if (known.secret.equals(secret)) return `repeats key ${other} under another number`;
  }
  secrets.set(number, { secret, isReadOnly: use === 'read' });
  return null;
}

function keyringOf(secrets: Secrets, source: string): Keyring {
  const keys = new Map<number, SealingKey>();
  for (const [number, { secret, isReadOnly }] of secrets) keys.set(number, deriveKeys(number, secret, isReadOnly));
  const [current] = [...keys.values()].filter((key) => !key.isReadOnly).toSorted((a, b) => b.number - a.number);
  if (current === undefined) throw new SealingError(`${source}: holds no key that encrypts. ${wayToNewKey}`);
  return new Keyring({ source, current, keys });
}

/** Key objects, because buffers are printable. */
function deriveKeys(number: number, secret: Buffer, isReadOnly: boolean): SealingKey {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `sealing 1 ${use}`, keyBytes));
  return {
    number,
    sealing: createSecretKey(derive('values')),
    digesting: createSecretKey(derive('digests')),
    fingerprint: derive('fingerprint'),
    isReadOnly,
  };
}
