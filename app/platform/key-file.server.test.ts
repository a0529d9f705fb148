import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOrCreateKeyFile } from './key-file.server.ts';
import { SealingError } from './keyring.server.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-file-'));
  path = join(folder, 'sealing-keys');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keyLine = (number: number) => `${number}:${randomBytes(32).toString('base64')}`;

describe('Reading the key file', () => {
  test('fails and creates no key if the file is missing and the database already knows a key', async () => {
    await expect(readOrCreateKeyFile(path, false)).rejects.toThrow(/sealing-keys is missing.*Put the file back/);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([0o644, 0o640, 0o660, 0o604, 0o610, 0o777])(
    'fails if other users may open the file (mode %o)',
    async (mode) => {
      await writeFile(path, keyLine(1));
      await chmod(path, mode);
      const start = readOrCreateKeyFile(path, true);
      await expect(start).rejects.toThrow(SealingError);
      await expect(start).rejects.toThrow(`mode ${mode.toString(8)}). Close it: chmod 600 '${path}'`);
    },
  );

  test.each([
    ['empty', '', 'holds no key'],
    ['only comments', '# 1:abc\n', 'holds no key'],
    ['a truncated key', `${keyLine(1).slice(0, 20)}\n`, 'entry 1 has a key that is not 32 bytes'],
  ])('fails and leaves the file unchanged if its content is %s', async (_what, content, problem) => {
    await writeFile(path, content, { mode: 0o600 });
    const start = readOrCreateKeyFile(path, true);
    await expect(start).rejects.toThrow(SealingError);
    await expect(start).rejects.toThrow(`${path}`);
    await expect(start).rejects.toThrow(problem);
    expect(await readFile(path, 'utf8')).toBe(content);
  });

  test('fails if the path is a folder or its parent folder is missing', async () => {
    await mkdir(path, { mode: 0o700 });
    await expect(readOrCreateKeyFile(path, true)).rejects.toThrow(`The key file ${path} can't be used: EISDIR`);
    const nowhere = join(folder, 'missing', 'sealing-keys');
    await expect(readOrCreateKeyFile(nowhere, true)).rejects.toThrow(`The key file ${nowhere} can't be used: ENOENT`);
  });
});

test('The first start creates one key that only its user can read, and no other file', async () => {
  const keyring = await readOrCreateKeyFile(path, true);
  expect([...keyring.keys.keys()]).toEqual([1]);
  expect(keyring.source).toBe(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['sealing-keys']);
});

test('Two folders get different keys', async () => {
  const other = await readOrCreateKeyFile(join(folder, 'other'), true);
  expect((await readOrCreateKeyFile(path, true)).current.fingerprint).not.toEqual(other.current.fingerprint);
});

test('Later starts read the same key and leave the file unchanged', async () => {
  const made = await readOrCreateKeyFile(path, true);
  const before = await readFile(path, 'utf8');
  for (const mayCreate of [true, false]) {
    expect((await readOrCreateKeyFile(path, mayCreate)).current.fingerprint).toEqual(made.current.fingerprint);
  }
  expect(await readFile(path, 'utf8')).toBe(before);
});

test('A key added by hand becomes the current key, and the old key is kept', async () => {
  const made = await readOrCreateKeyFile(path, true);
  await writeFile(path, `${await readFile(path, 'utf8')}  # summer, again\r\n${keyLine(2)}\r\n`);
  const keyring = await readOrCreateKeyFile(path, false);
  expect(keyring.current.number).toBe(2);
  expect(keyring.keys.get(1)?.fingerprint).toEqual(made.current.fingerprint);
});

test('A read-only key file (mode 400) is accepted', async () => {
  await writeFile(path, keyLine(7), { mode: 0o400 });
  expect((await readOrCreateKeyFile(path, false)).current.number).toBe(7);
});

test('Concurrent starts in one process use the same key', async () => {
  const keyrings = await Promise.all(Array.from({ length: 20 }, () => readOrCreateKeyFile(path, true)));
  expect(new Set(keyrings.map((keyring) => keyring.current.fingerprint.toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['sealing-keys']);
});

const rounds = 25;
/** Script with umask 0 that creates one key file after the other once it has read from stdin. */
const starter = `
  const { readOrCreateKeyFile } = await import(process.argv[1]);
  process.umask(0);
  process.stdout.write('.');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  for (let round = 0; round < ${rounds}; round++) {
    const { current } = await readOrCreateKeyFile(process.argv[2] + round, true);
    process.stdout.write(current.fingerprint.toString('hex') + '\\n');
  }
  process.stdin.destroy();
`;

test('Two processes that start concurrently with umask 0 use the same key in a private file', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'key-file.server.ts')).href;
  const starts = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', starter, module, path], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(starts.map((start) => once(start.stdout, 'readable')));
  for (const start of starts) start.stdin.write('go');
  const [one, two] = await Promise.all(starts.map((start) => text(start.stdout)));
  expect(one).toBe(two);
  expect(new Set(one?.match(/[0-9a-f]{64}/g)).size).toBe(rounds);
  expect(await readdir(folder)).toHaveLength(rounds);
  for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});
