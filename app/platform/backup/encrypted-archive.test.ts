import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ArchiveEntry, readArchive, type Secret, secretNeeded, writeArchive } from './encrypted-archive.server.ts';

let folder: string;
let identity: string;
let recipient: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  const { setPassphrase } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, passphrase) {
    // takes milliseconds instead of seconds, for writing and for reading
    this.setScryptWorkFactor(10);
    setPassphrase.call(this, passphrase);
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const passphrase = 'correct horse battery staple';
const large = randomBytes(3_000_000);

async function write(name: string, protection: { passphrase: string } | { recipients: string[] }): Promise<string> {
  const file = path.join(folder, name);
  await writeArchive(file, protection, async (add) => {
    await add('first.json', Buffer.from('{"é": "中"}'));
    await add('empty', Buffer.alloc(0));
    await add('large', large);
  });
  return file;
}

async function read(file: string, secret: Secret): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(file, secret)) entries.push(entry);
  return entries;
}

describe('An encrypted archive', () => {
  test('is refused with a wrong passphrase', async () => {
    const file = await write('passphrase', { passphrase });
    expect(await secretNeeded(file)).toBe('passphrase');
    await expect(read(file, { passphrase: 'guessed' })).rejects.toThrow(/passphrase does not open/);
    expect((await read(file, { passphrase })).map(({ content }) => content.length)).toEqual([13, 0, large.length]);
  });

  test('is refused with a private key that is not one of its recipients', async () => {
    const file = await write('recipient', { recipients: [recipient] });
    expect(await secretNeeded(file)).toBe('identity');
    const other = await generateX25519Identity();
    await expect(read(file, { identities: [other] })).rejects.toThrow(/made for another public key/);
  });

  test('is refused if it is missing, empty or another kind of file', async () => {
    await expect(read(path.join(folder, 'absent'), { passphrase })).rejects.toThrow(/There is no file .*absent/);
    for (const content of ['', 'PK\u0003\u0004', 'age-encryption.org/v2\n']) {
      const file = path.join(folder, 'unrelated');
      writeFileSync(file, content);
      await expect(read(file, { passphrase })).rejects.toThrow(/is not a backup/);
    }
  });

  test('is refused if it is truncated, extended or changed in one byte', async () => {
    const file = await write('whole', { recipients: [recipient] });
    const whole = readFileSync(file);
    const lengths = [30, 150, 250, 1_000, whole.length >> 1, whole.length - 65_536, whole.length - 1];
    const broken = lengths.map((length) => whole.subarray(0, length));
    for (const position of [100, 220, 5_000, whole.length >> 1, whole.length - 1]) {
      const copy = Buffer.from(whole);
      copy[position] = (copy[position] ?? 0) ^ 1;
      broken.push(copy);
    }
    broken.push(Buffer.concat([whole, Buffer.from('more')]));
    for (const content of broken) {
      const copy = path.join(folder, 'broken');
      writeFileSync(copy, content);
      await expect(read(copy, { identities: [identity] })).rejects.toThrow(/damaged or incomplete|does not open/);
    }
  });
});

describe('Writing an archive', () => {
  const leftovers = () => readdirSync(folder).filter((name) => name.includes('unfinished'));

  test('fails if the file exists', async () => {
    const file = path.join(folder, 'mine');
    writeFileSync(file, 'mine');
    await expect(writeArchive(file, { passphrase }, async () => {})).rejects.toThrow(/exists and is not overwritten/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('fails if the file appears while it is written', async () => {
    const file = path.join(folder, 'meanwhile');
    const writing = writeArchive(file, { recipients: [recipient] }, async () => writeFileSync(file, 'mine'));
    await expect(writing).rejects.toThrow(/exists and is not overwritten/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(leftovers()).toEqual([]);
  });

  test('fails for a missing folder and for an invalid public key', async () => {
    await expect(writeArchive(path.join(folder, 'no/file'), { passphrase }, async () => {})).rejects.toThrow(
      /does not exist: create it/,
    );
    const wrong = writeArchive(path.join(folder, 'file'), { recipients: ['age1wrong'] }, async () => {});
    await expect(wrong).rejects.toThrow(/age1wrong is not a public key/);
  });

  test('leaves no file if its content fails or the operator interrupts it', async () => {
    const file = path.join(folder, 'failing');
    const failing = writeArchive(file, { recipients: [recipient] }, async (add) => {
      await add('large', large);
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('the database went away');
    const controller = new AbortController();
    const interrupted = writeArchive(
      file,
      { recipients: [recipient] },
      async (add) => {
        for (let round = 0; ; round += 1) {
          await add(`large${round}`, large);
          if (round === 3) controller.abort(new Error('interrupted'));
        }
      },
      controller.signal,
    );
    await expect(interrupted).rejects.toThrow();
    expect(readdirSync(folder)).not.toContain('failing');
    expect(leftovers()).toEqual([]);
  });
});

test('Each of several private keys reads the entries in order, from a file that only its owner can access', async () => {
  const other = await generateX25519Identity();
  const file = await write('several', { recipients: [await identityToRecipient(other), recipient] });
  for (const known of [identity, other]) {
    const entries = await read(file, { identities: [known] });
    expect(entries.map(({ name }) => name)).toEqual(['first.json', 'empty', 'large']);
    expect(entries[0]?.content.toString()).toBe('{"é": "中"}');
    expect(entries[2]?.content.equals(large)).toBe(true);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).includes('first.json')).toBe(false);
});
