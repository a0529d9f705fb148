import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { writeBackup } from '#database/backup.ts';
import { fillDemo } from '#database/demo.ts';
import { listMigrations } from '#database/migrate.ts';
import { type CheckedBackup, checkBackup } from '#database/read-backup.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { checkSealingKeys } from '#platform/sealing-keys.server.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export const longText = `\t\\N "quoted" \\. ${'中文 العربية é 👩‍👧 '.repeat(40)}\r\nline`;
const allBytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

export interface BackupSource {
  database: TestDatabase;
  folder: string;
  /** In the format of `ENCRYPTION_KEYS`. */
  keys: string;
  recipient: string;
  newFile(name: string): string;
  backUp(owner?: pg.ClientConfig, onProgress?: (line: string) => void): Promise<string>;
  check(file: string): Promise<CheckedBackup>;
  close(): Promise<void>;
}

export async function openBackupSource(): Promise<BackupSource> {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-backup-'));
  const keys = `1:${randomBytes(32).toString('base64')}\n`;
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const database = await openTestDatabase();
  await fillDemo(database.owner, database.keyring);
  await addOddRows(database);
  await enterKeys(database, keys);
  const newFile = (name: string) => path.join(folder, `${name}-${randomUUID()}`);
  return {
    ...{ database, folder, keys, recipient, newFile },
    async backUp(owner = database.owner, onProgress = () => {}) {
      const file = newFile('backup');
      await writeBackup(file, {
        owner,
        readKeys: async () => keys,
        protection: { recipients: [recipient] },
        onProgress,
      });
      return file;
    },
    check: async (file) => checkBackup(file, { identities: [identity] }, await listMigrations()),
    async close() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function enterKeys({ owner }: TestDatabase, keys: string): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await checkSealingKeys(client, parseKeys(keys)).finally(() => client.end());
}

/** Values that are easily corrupted: control characters, all bytes, other scripts, nulls, early dates. */
async function addOddRows(source: TestDatabase): Promise<void> {
  const [person] = await source.asOwner<{ id: string }>('select id from profiles limit 1');
  await source.asOwner('update profiles set full_name = $2 where id = $1', [person?.id, `O'Neil \\ "x" \t 陈`]);
  await source.asOwner(
    `insert into messages (id, sender_id, subject, body, created_at) values ($1, $2, $3, '', '0001-01-01 00:00:00+00')`,
    [randomUUID(), person?.id, allBytes],
  );
  await source.asOwner(`insert into accounts.sessions (token_hash, person_id) values (sha256('one'), $1)`, [
    person?.id,
  ]);
  await source.asOwner(
    `insert into audit_log (act, subject_type, details) values ('odd', 'text', jsonb_build_object('text', $1::text))`,
    [longText],
  );
  await source.asOwner(
    `insert into page_counts (day, page, language) values ('2026-01-01', '/', 'ar'), ('2026-01-01', '/a', 'en')`,
  );
  await source.asOwner(
    `insert into accounts.sign_in_attempts (address_digest, network) select sha256(n::text::bytea), '::1' from generate_series(1, 7) as n`,
  );
  await source.asOwner(`insert into mails (id, person_id, template, sealed_secret) values ($1, $2, 'invitation', $3)`, [
    randomUUID(),
    person?.id,
    allBytes,
  ]);
}
