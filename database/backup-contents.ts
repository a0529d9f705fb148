import { z } from 'zod';
import { BackupError } from '#platform/backup/backup-error.server.ts';

/* Order of an archive: `backup.json`, the keys, `tables/<table>/<number>` and `contents.json`, which completes it. */

const product = 'international-online-school';
/** Increase if older versions could not read the format any more. */
const format = 1;

export const headName = 'backup.json';
export const keysName = 'encryption-keys';
export const tailName = 'contents.json';

const HeadSchema = z.object({
  product: z.literal(product),
  format: z.literal(format),
  createdAt: z.iso.datetime({ offset: true }),
  /** For information only; a backup can be restored to any supported PostgreSQL. */
  postgres: z.string(),
  /** Names of the applied migrations in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })),
});

const TailSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});

export type BackupHead = z.infer<typeof HeadSchema>;
export type BackupTail = z.infer<typeof TailSchema>;

export function writeHead(head: Omit<BackupHead, 'product' | 'format'>): Buffer {
  return asJson({ product, format, ...head });
}

export function writeTail(tail: BackupTail): Buffer {
  return asJson(tail);
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** @throws BackupError for another product or a newer format */
export function readHead(file: string, content: Buffer): BackupHead {
  const value = parseJson(content);
  const claim = z.object({ product: z.literal(product), format: z.number() }).safeParse(value);
  if (!claim.success) throw new BackupError(`${file} is not a backup of this product.`);
  if (claim.data.format > format) throw madeByNewer(file);
  return HeadSchema.parse(value);
}

export function readTail(content: Buffer): BackupTail {
  return TailSchema.parse(parseJson(content));
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}

export function madeByNewer(file: string): BackupError {
  return new BackupError(`${file} was made by a newer version of the product: install that version or a later one.`);
}

export const chunkName = (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}`;

export function tableOfChunk(name: string): string | null {
  return /^tables\/(.+)\/\d+$/.exec(name)?.[1] ?? null;
}

/** Tables about the database itself; each database fills its own at startup. */
export const isBookkeeping = (table: string) =>
  /^graphile_worker\.|^public\.kysely_|^public\.applied_scripts$|^accounts\.identity_key$/.test(table);

/** A restore ends all sessions and links: some may have been revoked or used since the backup. @see R7 @see R8 */
export const endedByRestore: readonly string[] = [
  'accounts.sessions',
  'accounts.password_links',
  'accounts.email_changes',
  'accounts.merges',
  'public.push_subscriptions',
  'public.calendar_feeds',
];
