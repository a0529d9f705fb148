import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachFiles } from '#features/files/attach-files.server.ts';
import { findFile, readFile } from '#features/files/files.server.ts';
import { storeFile } from '#features/files/store-file.server.ts';
import { openPool, person, readAs, writeAs } from '#platform/database.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { Keyring } from '#platform/sealing.server.ts';
import { type BackupSource, openBackupSource } from '#tests/support/backup-source.ts';
import { makeEmptyDatabase } from '#tests/support/empty-database.ts';
import { makePhoto } from '#tests/support/sample-files.ts';
import { compareWithBackup } from './compare-backup.ts';
import { countOutdatedRows, reencryptAll } from './reencrypt.ts';
import { restoreDatabase } from './restore.ts';
import { checkSealedSamples } from './sealed-columns.ts';

let source: BackupSource;
let owner: pg.Client;
let closePool: () => Promise<void>;
let readerId: string;
const text = Buffer.from('Name;Grade\n'.repeat(60_000));
const ids = { text: '', photo: '' };

beforeAll(async () => {
  source = await openBackupSource();
  closePool = openPool(source.database.web, source.database.keys);
  owner = new pg.Client(source.database.owner);
  await owner.connect();
  const { rows } = await owner.query<{ id: string; sender_id: string; receiver_id: string }>(
    `select id, sender_id, receiver_id from messages where sender_id is not null and receiver_id is not null
       and not exists (select from files where message_id = messages.id) limit 1`,
  );
  const [message] = rows;
  if (!message) throw new Error('The demo has no message');
  const { sender_id: ownerId, id: messageId } = message;
  readerId = message.receiver_id;
  const stored = async (name: string, content: Buffer) =>
    (
      await storeFile(
        { ownerId, scanCommand: null },
        {
          name,
          content: (async function* () {
            yield content;
          })(),
        },
      )
    ).id;
  ids.text = await stored('table.csv', text);
  ids.photo = await stored('photo.jpg', await makePhoto());
  const attached = { messageId, fileIds: Object.values(ids) };
  await writeAs(person(ownerId), (tx) => attachFiles(tx, attached));
});
afterAll(async () => {
  await closePool();
  await owner.end();
  await source.close();
});

async function read(id: string): Promise<Buffer> {
  const file = await readAs(person(readerId), (tx) => findFile(tx, id));
  if (!file) throw new Error('The file does not open');
  const parts: Buffer[] = [];
  for await (const part of readFile(readerId, { contentId: file.contentId, ...file.details })) parts.push(part);
  return Buffer.concat(parts);
}

describe('Uploaded files', () => {
  it('are part of a backup and can be decrypted after its restore', async () => {
    const backup = await source.check(await source.backUp());
    const { rows: counts } = await owner.query<{ files: number; chunks: number }>(
      `select (select count(*)::int from files) as files, (select count(*)::int from file_chunks) as chunks`,
    );
    expect(backup.tail.tables['public.files']?.rows).toBe(counts[0]?.files);
    expect(backup.tail.tables['public.file_chunks']?.rows).toBe(counts[0]?.chunks);
    const target = await makeEmptyDatabase();
    await restoreDatabase(target.owner, backup);
    expect(await compareWithBackup(target.owner, backup)).toEqual([]);
    const restored = new pg.Client(target.owner);
    await restored.connect();
    const chunks = await restored.query('select * from file_chunks order by id');
    expect(chunks.rows).toEqual((await owner.query('select * from file_chunks order by id')).rows);
    await restored.query(`delete from messages where subject = '' or body = ''; delete from mails`);
    expect(await checkSealedSamples(restored, source.database.keyring)).not.toContainEqual(
      expect.stringContaining('file'),
    );
    await restored.query(`update file_chunks set content = content || '\\x00' where number = 1`);
    expect(await checkSealedSamples(restored, source.database.keyring)).toContain(
      `file_chunks.content: 1 of ${chunks.rows.length} values cannot be decrypted`,
    );
    await restored.end();
    await target.drop();
  });

  it('are re-encrypted with a new key and can then be decrypted without the old one', async () => {
    await owner.query('delete from mails');
    const { keyring } = source.database;
    const oldKey = keyring.keys.get(1);
    if (!oldKey) throw new Error('There is no key 1');
    const added = parseKeys(`2:${randomBytes(32).toString('base64')}`);
    const both = new Keyring({
      source: 'both keys',
      current: added.current,
      keys: new Map([...added.keys, [1, oldKey]]),
    });
    expect(await countOutdatedRows(owner, both)).toBeGreaterThan(6);
    const photo = await read(ids.photo);
    await reencryptAll(owner, both, () => {});
    await closePool();
    closePool = openPool(source.database.web, { ...source.database.keys, keyring: added });
    expect((await read(ids.text)).equals(text)).toBe(true);
    expect((await read(ids.photo)).equals(photo)).toBe(true);
    const { rows } = await owner.query('select from file_chunks where substring(content from 2 for 4) <> $1', [
      Buffer.from([0, 0, 0, 2]),
    ]);
    expect(rows).toEqual([]);
  });
});
