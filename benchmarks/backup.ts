import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { writeBackup } from '#database/backup.ts';
import { listMigrations } from '#database/migrate.ts';
import { checkBackup } from '#database/read-backup.ts';
import { readRows, setStableText } from '#platform/backup/copy-rows.server.ts';
import { listTables } from '#platform/backup/database-catalogue.server.ts';
import { openDatabase, type ReadyDatabase, readKeys } from '#server/database.ts';
import { restoreBackup } from '#server/restore.ts';
import { report } from './figures.ts';
import { addPeople, addSealedMessages } from './school.ts';

/* Backs up 100,000 messages while the server runs and restores them into an empty data folder, including checks,
   comparison and starting PostgreSQL. Baseline: reading the same tables by COPY in the same run. */

const messageCount = 100_000;
const batch = 10_000;
const personCount = 2_000;

const folder = await mkdtemp(path.join(tmpdir(), 'school-backup-'));
const settings = { databaseUrl: null, dataFolder: path.join(folder, 'data'), encryptionKeys: null };
try {
  await measureRestore(await makeBackup());
} finally {
  await rm(folder, { recursive: true, force: true });
}

interface MadeBackup {
  file: string;
  privateKey: string;
  baselineSeconds: number;
}

async function makeBackup(): Promise<MadeBackup> {
  const database = await openDatabase(settings);
  try {
    await fill(database);
    return await measureBackup(database);
  } finally {
    await database.stop();
  }
}

async function fill({ owner, keyring }: ReadyDatabase): Promise<void> {
  await withOwner(owner, async (client) => {
    const ids = await addPeople(client, 'parent', personCount);
    for (let start = 0; start < messageCount; start += batch) {
      const messages = Array.from({ length: batch }, (_, index) => ({
        from: ids[index % ids.length] ?? '',
        to: ids[(index + 1 + (start % 7)) % ids.length] ?? '',
        isRead: true,
        sentAt: new Date(Date.now() - (start + index) * 60_000),
      }));
      await addSealedMessages(client, keyring, messages);
    }
  });
}

async function measureBackup({ owner }: ReadyDatabase): Promise<MadeBackup> {
  const privateKey = await generateX25519Identity();
  const protection = { recipients: [await identityToRecipient(privateKey)] };
  const file = path.join(folder, 'backup');
  const baselineSeconds = await seconds(() => readEverything(owner));
  const duration = await seconds(() => writeBackup(file, { owner, protection, readKeys: () => readKeys(settings) }));
  report({ what: 'Backup of 100,000 messages', value: duration, unit: 's', atMost: 60 });
  report({ what: '… against reading the same rows', value: duration / baselineSeconds, unit: 'times' });
  report({ what: '… size', value: (await stat(file)).size / 1e6, unit: 'MB' });
  const passphrase = { passphrase: 'correct horse battery staple' };
  const withPassphrase = { owner, protection: passphrase, readKeys: () => readKeys(settings) };
  const slower = await seconds(() => writeBackup(path.join(folder, 'passphrase'), withPassphrase));
  report({ what: '… with a passphrase', value: slower, unit: 's', atMost: 60 });
  return { file, privateKey, baselineSeconds };
}

async function measureRestore({ file, privateKey, baselineSeconds }: MadeBackup): Promise<void> {
  const target = { ...settings, dataFolder: path.join(folder, 'restored') };
  const duration = await seconds(async () => {
    const backup = await checkBackup(file, { identities: [privateKey] }, await listMigrations());
    await restoreBackup(target, backup, null, {});
  });
  report({ what: 'Restore of 100,000 messages', value: duration, unit: 's', atMost: 180 });
  report({ what: '… against reading the same rows', value: duration / baselineSeconds, unit: 'times' });
}

async function readEverything(owner: pg.ClientConfig): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query('begin read only');
    await setStableText(client);
    for (const table of await listTables(client)) await readRows(client, table);
  });
}

async function withOwner(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await work(client).finally(() => client.end());
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
