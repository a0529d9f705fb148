import { createHash, type Hash } from 'node:crypto';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { readArchive, type Secret } from '#platform/backup/encrypted-archive.server.ts';
import {
  type BackupHead,
  type BackupTail,
  headName,
  keysName,
  madeByNewer,
  readHead,
  readTail,
  tableOfChunk,
  tailName,
} from './backup-contents.ts';
import { fromBaseline, tooOld } from './baseline.ts';

export interface CheckedBackup {
  readonly file: string;
  readonly secret: Secret;
  readonly head: BackupHead;
  readonly tail: BackupTail;
  /** In the format of `ENCRYPTION_KEYS`, one per line. */
  readonly keys: string;
}

const newline = 0x0a;

/** @throws BackupError if the backup is damaged, of another product, of a newer version or of one before 1.0, or cannot be decrypted */
export async function checkBackup(
  file: string,
  secret: Secret,
  knownMigrations: readonly string[],
): Promise<CheckedBackup> {
  const damaged = () => new BackupError(`${file} is damaged or incomplete: use another backup.`);
  const found = new Map<string, { hash: Hash; rows: number }>();
  let head: BackupHead | undefined;
  let tail: BackupTail | undefined;
  let keys: string | undefined;
  for await (const { name, content } of readArchive(file, secret)) {
    if (!head) {
      if (name !== headName) throw new BackupError(`${file} is not a backup of this product.`);
      head = readHead(file, content);
      const migrations = fromBaseline(head.migrations);
      if (!migrations) throw new BackupError(`${file} ${tooOld}`);
      head = { ...head, migrations: [...migrations] };
      if (head.migrations.some((migration) => !knownMigrations.includes(migration))) throw madeByNewer(file);
      for (const table of head.tables) found.set(table.name, { hash: createHash('sha256'), rows: 0 });
    } else if (name === keysName) keys = content.toString('utf8');
    else if (name === tailName) tail = readTail(content);
    else {
      const table = found.get(tableOfChunk(name) ?? '');
      if (!table) throw damaged();
      table.hash.update(content);
      table.rows += countLines(content);
    }
  }
  if (!head || !tail || keys === undefined) throw damaged();
  for (const [name, { hash, rows }] of found) {
    const expected = tail.tables[name];
    if (expected?.rows !== rows || expected.sha256 !== hash.digest('hex')) throw damaged();
  }
  return { file, secret, head, tail, keys };
}

function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(newline); at !== -1; at = content.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
