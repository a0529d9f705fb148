import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { parseKeys } from './keyring.server.ts';
import { log } from './log.server.ts';
import type { Keyring, Keys, SealingKey } from './sealing.server.ts';

export const reloadIntervalMilliseconds = 1_000;

/** Rereads the file once a second before encrypting, and for unknown keys. Keeps its keys on errors. */
export class ReloadingKeyFile implements Keys {
  readonly #path: string;
  #keyring: Keyring;
  #version: string;
  #checkedAt = performance.now();

  constructor(path: string, keyring: Keyring) {
    this.#path = path;
    this.#keyring = keyring;
    this.#version = '';
  }

  get source(): string {
    return this.#keyring.source;
  }

  get current(): SealingKey {
    if (performance.now() - this.#checkedAt >= reloadIntervalMilliseconds) this.reread();
    return this.#keyring.current;
  }

  get keys(): ReadonlyMap<number, SealingKey> {
    return this.#keyring.keys;
  }

  reread(): ReadonlyMap<number, SealingKey> {
    this.#checkedAt = performance.now();
    try {
      const version = versionOf(this.#path);
      if (version !== this.#version) {
        this.#replace(parseKeys(readPrivately(this.#path).replaceAll(/^\s*#.*$/gm, ''), this.#path));
        this.#version = version;
      }
    } catch (error) {
      log.error({ err: error }, 'the key file cannot be read again: the known keys stay in use');
    }
    return this.#keyring.keys;
  }

  #replace(keyring: Keyring): void {
    for (const [number, key] of keyring.keys) {
      const known = this.#keyring.keys.get(number);
      if (known && !known.fingerprint.equals(key.fingerprint)) {
        throw new Error(
          `Key ${number} in ${this.#path} differs from the key in use: restore it, and add new keys with a higher number`,
        );
      }
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
