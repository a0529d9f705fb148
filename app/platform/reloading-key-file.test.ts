import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addKeyToFile, readOrCreateKeyFile } from './key-file.server.ts';
import { ReloadingKeyFile, reloadIntervalMilliseconds } from './reloading-key-file.server.ts';
import { Keyring } from './sealing.server.ts';

const place = { table: 'notes', column: 'text', id: '1' };
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'key-file-'));
  file = path.join(folder, 'keys');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As the application uses it: the keyring of the build has the one of the start. */
async function openKeyring(): Promise<Keyring> {
  return new Keyring(new Keyring(new ReloadingKeyFile(file, await readOrCreateKeyFile(file, true))));
}

test('A keyring decrypts at once with a key that another process has added', async () => {
  const keyring = await openKeyring();
  const added = await addKeyToFile(file);
  expect(keyring.unseal(place, added.seal(place, 'Bread'))).toBe('Bread');
  expect(keyring.matchesDigest(place, ['Bread'], added.digest(place, ['Bread']))).toBe(true);
});

test('A keyring encrypts with a key that another process has added within a second', async () => {
  const keyring = await openKeyring();
  const added = await addKeyToFile(file);
  await vi.waitFor(() => expect(keyring.current.number).toBe(2), { timeout: 5 * reloadIntervalMilliseconds });
  expect(added.unseal(place, keyring.seal(place, 'Bread'))).toBe('Bread');
});
