import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArchive } from '#platform/backup/encrypted-archive.server.ts';
import { type BackupSource, openBackupSource } from '#tests/support/backup-source.ts';
import { writeHead, writeTail } from './backup-contents.ts';

let source: BackupSource;
beforeAll(async () => {
  source = await openBackupSource();
});
afterAll(() => source.close());

describe('The check of a backup file', () => {
  const write = async (entries: [string, Buffer][]) => {
    const file = source.newFile('made-up');
    await writeArchive(file, { recipients: [source.recipient] }, async (add) => {
      for (const [name, content] of entries) await add(name, content);
    });
    return file;
  };
  const head = { createdAt: new Date().toISOString(), postgres: '18.0', migrations: ['0001_baseline'] };
  const tables = [{ name: 'public.profiles', columns: ['id'] }];
  const empty = { rows: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };

  test('rejects a file that is not a backup of this product', async () => {
    for (const content of ['{}', '{"product": "bakery", "format": 1}', 'text']) {
      await expect(source.check(await write([['backup.json', Buffer.from(content)]]))).rejects.toThrow(
        /not a backup of this product/,
      );
    }
    await expect(source.check(await write([['cake.txt', Buffer.from('')]]))).rejects.toThrow(
      /not a backup of this product/,
    );
  });

  test('rejects a backup made by a newer version', async () => {
    const newerFormat = Buffer.from('{"product": "international-online-school", "format": 2}');
    await expect(source.check(await write([['backup.json', newerFormat]]))).rejects.toThrow(/made by a newer version/);
    const newerSchema = writeHead({ ...head, migrations: ['0001_baseline', '9999_future'], tables: [] });
    await expect(source.check(await write([['backup.json', newerSchema]]))).rejects.toThrow(/made by a newer version/);
  });

  test('rejects a backup of an earlier version than the last before 1.0', async () => {
    const earlier = writeHead({ ...head, migrations: ['0001_accounts', '0002_records'], tables: [] });
    await expect(source.check(await write([['backup.json', earlier]]))).rejects.toThrow(
      /is from before version 1\.0: use it with commit [0-9a-f]{40} once before this version/,
    );
  });

  test('rejects a file with missing or additional parts, and accepts a complete one', async () => {
    const start: [string, Buffer] = ['backup.json', writeHead({ ...head, tables })];
    const end = (content: { rows: number; sha256: string }): [string, Buffer] => [
      'contents.json',
      writeTail({ tables: { 'public.profiles': content }, sequences: [] }),
    ];
    const keyEntry: [string, Buffer] = ['encryption-keys', Buffer.from(source.keys)];
    const broken: [string, Buffer][][] = [
      [],
      [start],
      [start, keyEntry],
      [start, end(empty)],
      [start, keyEntry, end({ ...empty, rows: 1 })],
      [start, keyEntry, end({ ...empty, sha256: '' })],
      [start, keyEntry, ['tables/public.profiles/000001', Buffer.from('a\n')], end(empty)],
      [start, keyEntry, ['tables/public.other/000001', Buffer.from('a\n')], end(empty)],
    ];
    for (const entries of broken)
      await expect(source.check(await write(entries))).rejects.toThrow(/damaged or incomplete/);
    await expect(source.check(await write([start, keyEntry, end(empty)]))).resolves.toMatchObject({
      keys: source.keys,
    });
  });
});
