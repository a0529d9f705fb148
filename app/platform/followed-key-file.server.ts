import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { type Keyring, parseKeys, type SealingKey } from './keyring.server.ts';
import { log } from './log.server.ts';

/** How long a process may go on sealing with the older key after the file got a newer one. */
export const followWithinMilliseconds = 1_000;

/**
 * The keys of a file that `npm run rotate-keys` may change while this process runs. Before sealing, the file is looked at once
 * a second; a value of an unknown key makes it look at once. The new key is in the file before anything is sealed with it, so no
 * value ever fails to open. A file that is gone or damaged leaves the keys as they are.
 */
export class FollowedKeyFile implements Keyring {
  readonly #path: string;
  #keyring: Keyring;
  #version: string;
  #lookedAt = performance.now();

  constructor(path: string, keyring: Keyring) {
    this.#path = path;
    this.#keyring = keyring;
    // unknown, so that a change between the first reading and this moment is noticed
    this.#version = '';
  }

  get source(): string {
    return this.#keyring.source;
  }

  get current(): SealingKey {
    if (performance.now() - this.#lookedAt >= followWithinMilliseconds) this.reread();
    return this.#keyring.current;
  }

  get keys(): ReadonlyMap<number, SealingKey> {
    return this.#keyring.keys;
  }

  reread(): ReadonlyMap<number, SealingKey> {
    this.#lookedAt = performance.now();
    try {
      const version = versionOf(this.#path);
      if (version !== this.#version) {
        this.#take(parseKeys(readPrivately(this.#path).replaceAll(/^\s*#.*$/gm, ''), this.#path));
        this.#version = version;
      }
    } catch (error) {
      log.error({ err: error }, 'the key file cannot be read again: the known keys stay in use');
    }
    return this.#keyring.keys;
  }

  /** A number must not come to mean another key. */
  #take(keyring: Keyring): void {
    for (const [number, key] of keyring.keys) {
      const known = this.#keyring.keys.get(number);
      if (known && !known.fingerprint.equals(key.fingerprint)) throw new Error(`Key ${number} was exchanged`);
    }
    this.#keyring = keyring;
  }
}

function versionOf(path: string): string {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

function readPrivately(path: string): string {
  const file = openSync(path, 'r');
  try {
    const isOpenToOthers = process.platform !== 'win32' && (fstatSync(file).mode & 0o077) !== 0;
    if (isOpenToOthers) throw new Error(`The key file ${path} is open to other users: chmod 600 '${path}'`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
