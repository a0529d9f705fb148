import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { foldText } from '#platform/fold-text.server.ts';
import { highlightedSnippet, highlightWords } from '#platform/highlight.server.ts';
import {
  isMine,
  messageDecrypter,
  type OpenedMessageRow,
  otherOfficeOf,
  scansOf,
  sealedOtherId,
  studentColumn,
  toMessageSummary,
} from './messages.server.ts';
import { type FoundMessage, formatCursor, type InboxView, type MessageCursor, type MessageSearch } from './messages.ts';
import { formerName, formerNameColumn } from './safeguarding-names.server.ts';

export const searchLimits = { messages: 5_000, found: 50 } as const;

/** Bounds the memory: a body has up to 40 kB. */
const batchSize = 250;
/** Longest pause for other requests. */
const maxBlockingMilliseconds = 8;

type FoundRow = Omit<FoundMessage, 'otherName'> & { otherId: string | null };

interface MessageQuery {
  /** Folded; all must occur in subject and body together. */
  words: readonly string[];
  view?: InboxView;
  /** Only older messages than this. */
  before?: MessageCursor | null;
  limits?: { messages: number; found: number };
}

/** Decrypts the newest messages until a limit is reached; `next` continues. @see ADR-28 */
export async function searchMessages(
  tx: PersonTx,
  { words, view = 'all', before = null, limits = searchLimits }: MessageQuery,
): Promise<MessageSearch> {
  const found: FoundRow[] = [];
  let cursor: MessageCursor | null = null;
  let searched = 0;
  let pausedAt = performance.now();
  for await (const rows of batches(tx, { view, before, limit: limits.messages })) {
    const decrypt = messageDecrypter(tx);
    for (const row of rows) {
      const texts = { subject: decrypt(row, 'subject', row.subject) ?? '', body: decrypt(row, 'body', row.body) ?? '' };
      searched += 1;
      cursor = cursorOf(row);
      const folded = foldText(`${texts.subject}\n${texts.body}`);
      if (words.every((word) => folded.includes(word)))
        found.push({ ...toMessageSummary(decrypt, tx.me, row), ...markedParts(row, texts, words) });
      if (found.length === limits.found) break;
      if (performance.now() - pausedAt <= maxBlockingMilliseconds) continue;
      await nextTurn();
      pausedAt = performance.now();
    }
    if (found.length === limits.found) break;
  }
  const isTruncated = searched === limits.messages || found.length === limits.found;
  return {
    items: await withNames(tx, found),
    searched,
    searchedTo: cursor?.createdAt.getTime() ?? null,
    next: isTruncated && cursor ? formatCursor(cursor) : null,
  };
}

function markedParts(
  row: OpenedMessageRow,
  { subject, body }: Record<'subject' | 'body', string>,
  words: readonly string[],
) {
  const isOfSafeguarding = row.to_office === 'safeguarding' || row.from_office === 'safeguarding';
  const presentId = row.is_mine ? row.receiver_id : row.sender_id;
  return {
    otherId: isOfSafeguarding ? sealedOtherId(row) : presentId,
    otherOffice: otherOfficeOf(row),
    // Each result is shown with its passage.
    isOfThreadAbove: false,
    highlightedSubject: highlightWords(subject, words),
    passage: highlightedSnippet(body, words),
  };
}

const cursorOf = ({ created_at, id }: OpenedMessageRow): MessageCursor => ({ createdAt: created_at, id });

/** The database reads the next batch while the last one is decrypted. */
async function* batches(
  tx: PersonTx,
  { view, before, limit }: { view: InboxView; before: MessageCursor | null; limit: number },
): AsyncGenerator<OpenedMessageRow[]> {
  let remaining = limit;
  const read = (cursor: MessageCursor | null) =>
    readBatch(tx, { view, before: cursor, size: Math.min(batchSize, remaining) });
  let next: Promise<OpenedMessageRow[]> | null = read(before);
  try {
    while (next) {
      const rows: OpenedMessageRow[] = await next;
      const isFull = rows.length === Math.min(batchSize, remaining);
      remaining -= rows.length;
      const last = rows.at(-1);
      next = last && isFull && remaining > 0 ? read(cursorOf(last)) : null;
      yield rows;
    }
  } finally {
    await next?.catch(() => {});
  }
}

async function readBatch(
  tx: PersonTx,
  { view, before, size }: { view: InboxView; before: MessageCursor | null; size: number },
): Promise<OpenedMessageRow[]> {
  const limit = sql`${size}::int`;
  const { rows } = await sql<OpenedMessageRow>`
    with own_offices as materialized (select unnest(current_offices()) as office)
    select found.*, ${isMine(tx.me)} as is_mine, ${studentColumn('full_name', 'found')} as student_name
    from (${sql.join(scansOf(tx.me, { view, before, limit, more: sql`, body` }), sql` union all `)}) as found
    order by created_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

async function withNames(tx: Tx, found: readonly FoundRow[]): Promise<FoundMessage[]> {
  const ids = [...new Set(found.flatMap(({ otherId }) => otherId ?? []))];
  const { rows } = await sql<{ id: string; full_name: string | null; former: Buffer | null }>`
    select given.id, full_name, ${formerNameColumn('given.id', 'profiles')} as former
    from unnest(${ids}::uuid[]) as given (id) left join profiles on profiles.id = given.id`.execute(tx);
  const names = new Map(rows.map(({ id, full_name, former }) => [id, full_name ?? formerName(tx, id, former)]));
  return found.map(({ otherId, ...message }) => ({ ...message, otherName: names.get(otherId ?? '') ?? null }));
}
