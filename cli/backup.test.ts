import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDemo } from '#database/demo.ts';
import { openDatabase, type ReadyDatabase } from '#server/database.ts';
import { makeEmptyDatabase } from '#tests/support/empty-database.ts';
import { readPassphrase } from './passphrase.ts';

const root = path.resolve(import.meta.dirname, '..');
const passphrase = 'correct horse battery';

let folder: string;
let dataFolder: string;
let running: ReadyDatabase;
let recipient: string;
let privateKey: string;
/** A backup for `recipient`. */
let backup: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'school-cli-'));
  dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  // Keep the database running during the backup, as the server does.
  running = await openDatabase({ databaseUrl: null, dataFolder, encryptionKeys: null });
  await fillDemo(running.owner, running.keyring);
  privateKey = path.join(folder, 'private-key');
  const made = await run('backup', ['--new-key-pair', privateKey]);
  recipient = /age1\w+/.exec(made.output)?.[0] ?? '';
  backup = newName('backup');
  expect(await run('backup', [backup, '--recipient', recipient])).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function start(command: 'backup' | 'restore', parameters: string[], environment: Record<string, string> = {}) {
  const { DATABASE_URL, ENCRYPTION_KEYS, BACKUP_PASSPHRASE, ...others } = process.env;
  return spawn(process.execPath, [`cli/${command}.ts`, ...parameters], {
    cwd: root,
    env: { ...others, DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...call: Parameters<typeof start>): Promise<{ code: number; output: string; errors: string }> {
  const child = start(...call);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

const newName = (name: string) => path.join(folder, `${name}-${Math.random().toString(36).slice(2)}`);
const unlock = () => ['--private-key-file', privateKey];

describe('The backup command', () => {
  test('refuses wrong arguments and explains the usage', async () => {
    for (const parameters of [
      [],
      ['a', '--to-folder', '.'],
      ['--to-folder', '.', '--keep', '0'],
      ['--passphrase', 'x'],
    ]) {
      const { code, errors } = await run('backup', parameters);
      expect([code, errors]).toEqual([1, expect.stringMatching(/npm run backup -- FILE|--keep takes/)]);
    }
  });

  test('refuses a missing passphrase without a terminal, and an empty or short one', async () => {
    const empty = newName('empty');
    writeFileSync(empty, '\n');
    const file = newName('backup');
    const missing = await run('backup', [file]);
    expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining('--passphrase-file')]);
    expect((await run('backup', [file, '--passphrase-file', empty])).errors).toContain('is empty');
    expect((await run('backup', [file], { BACKUP_PASSPHRASE: 'short' })).errors).toContain('too short');
    expect(existsSync(file)).toBe(false);
  });

  test('refuses an existing file, a missing folder and a data folder without a database', async () => {
    const protection = ['--recipient', recipient];
    expect((await run('backup', [privateKey, ...protection])).errors).toContain('is not overwritten');
    expect((await run('backup', [path.join(folder, 'no', 'file'), ...protection])).errors).toContain('create it');
    const elsewhere = { DATA_DIR: newName('elsewhere') };
    expect((await run('backup', [newName('backup'), ...protection], elsewhere)).errors).toContain('holds no database');
    expect(existsSync(elsewhere.DATA_DIR)).toBe(false);
  });
});

test('A killed backup leaves no file with its name, and the next backup works', async () => {
  const blocker = new pg.Client(running.owner);
  await blocker.connect();
  await blocker.query('begin; lock table messages in access exclusive mode');
  const file = newName('killed');
  const child = start('backup', [file, '--recipient', recipient]);
  const started = () => readdirSync(folder).some((name) => name.startsWith(`${path.basename(file)}.unfinished-`));
  await expect.poll(started).toBe(true);
  await kill(child);
  await blocker.end();
  expect(existsSync(file)).toBe(false);
  expect(await run('backup', [file, '--recipient', recipient])).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

// @see privacy-policy 7.7
test('Backups in a folder are named after their time, and --keep deletes all but the newest', async () => {
  const backups = newName('backups');
  mkdirSync(backups);
  for (const name of ['backup-20200101T000000Z.tar.gz.age', 'backup-20200102T000000Z.tar.gz.age', 'mine.age']) {
    writeFileSync(path.join(backups, name), '');
  }
  const { code, output, errors } = await run('backup', [
    '--to-folder',
    backups,
    '--keep',
    '2',
    '--recipient',
    recipient,
  ]);
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Using the data folder .*\nBacked up \d+ rows of \d+ tables and the encryption keys to .*\nDeleted backup-20200101T000000Z/,
  );
  expect(errors).toMatch(/Table \d+ of \d+, /);
  expect(readdirSync(backups).toSorted()).toEqual([
    'backup-20200102T000000Z.tar.gz.age',
    expect.stringMatching(/^backup-20[2-9]\d{5}T\d{6}Z\.tar\.gz\.age$/),
    'mine.age',
  ]);
});

describe('The restore command', () => {
  test('refuses a wrong passphrase, a file that is not a backup and a folder in use, and changes nothing', async () => {
    const file = newName('backup');
    expect(await run('backup', [file], { BACKUP_PASSPHRASE: passphrase })).toMatchObject({ code: 0 });
    const target = { DATA_DIR: newName('data') };
    const wrong = await run('restore', [file], { ...target, BACKUP_PASSPHRASE: `${passphrase}!` });
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('The passphrase does not open')]);
    expect((await run('restore', [privateKey], target)).errors).toContain('is not a backup');
    expect((await run('restore', [backup], target)).errors).toContain('--private-key-file');
    expect(existsSync(target.DATA_DIR)).toBe(false);
    const inUse = await run('restore', [backup, ...unlock()]);
    expect([inUse.code, inUse.errors]).toEqual([1, expect.stringMatching(/Another process uses the data folder/)]);
  });

  test('leaves a folder without a database if it is killed, and works at the next attempt', async () => {
    const target = { DATA_DIR: newName('data') };
    const child = start('restore', [backup, ...unlock()], target);
    const hasBegun = () =>
      existsSync(target.DATA_DIR) && readdirSync(target.DATA_DIR).some((name) => name.startsWith('.restore-'));
    await expect.poll(hasBegun).toBe(true);
    await kill(child);
    expect(existsSync(path.join(target.DATA_DIR, 'database'))).toBe(false);
    const { code, output } = await run('restore', [backup, ...unlock(), '--verify'], target);
    expect(output).toContain('The database is the same as the backup');
    expect(code).toBe(0);
    expect(readdirSync(target.DATA_DIR).toSorted()).toEqual(['database', 'encryption-keys']);
    expect(readFileSync(path.join(target.DATA_DIR, 'encryption-keys'))).toEqual(
      readFileSync(path.join(dataFolder, 'encryption-keys')),
    );
    const again = await run('restore', [backup, ...unlock()], target);
    expect([again.code, again.errors]).toEqual([1, expect.stringMatching(/is not empty.*Nothing was changed/)]);
  });

  test('restores to another server, writes or compares the keys, and verifies the result', async () => {
    const database = await makeEmptyDatabase();
    const target = { DATABASE_URL: database.address };
    expect((await run('restore', [backup, ...unlock()], target)).errors).toContain('--write-keys');
    const otherKeys = { ...target, ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}` };
    expect((await run('restore', [backup, ...unlock()], otherKeys)).errors).toContain(
      'has another key 1 than this database',
    );
    expect(await database.listRelations()).toEqual([]);
    // State left behind by a killed restore.
    await runMigrations({ connectionString: database.address });
    const keysFile = newName('keys');
    const moved = await run('restore', [backup, ...unlock(), '--write-keys', keysFile, '--verify'], target);
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('same as the backup') });
    expect(readFileSync(keysFile, 'utf8')).toMatch(/^ENCRYPTION_KEYS=1:[\w+/]{43}=\n$/);
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
    await database.query('update messages set subject = body');
    const changed = await run('restore', [backup, ...unlock(), '--verify'], target);
    expect([changed.code, changed.output]).toEqual([
      1,
      expect.stringMatching(/public\.messages has \d+ rows as in the backup, but different values/),
    ]);
    expect(changed.output).toMatch(/messages\.subject: \d+ of \d+ values cannot be decrypted/);
    await database.drop();
    const foreign = await makeEmptyDatabase();
    await foreign.query('create table cakes (name text)');
    const cakes = await run('restore', [backup, ...unlock(), '--verify'], { DATABASE_URL: foreign.address });
    expect([cakes.code, cakes.errors]).toEqual([1, expect.stringContaining('contains no tables of this product')]);
    await foreign.drop();
  });
});

test('The passphrase prompt asks twice on a terminal and does not show the input', async () => {
  const readWithInput = async (...lines: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const shown: string[] = [];
    output.on('data', (chunk) => {
      shown.push(String(chunk));
      if (/: $/.test(String(chunk))) input.write(`${lines.shift()}\r`);
    });
    const passphraseRead = await readPassphrase({ file: undefined, environment: undefined, input, output }, true);
    return [passphraseRead, shown.join('')];
  };
  await expect(readWithInput(passphrase, 'another passphrase')).rejects.toThrow('differ');
  expect(await readWithInput(passphrase, passphrase)).toEqual([
    passphrase,
    'Passphrase of the backup: \nThe same again: \n',
  ]);
});
