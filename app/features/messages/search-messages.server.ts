import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import { foldText } from '../../platform/fold-text.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { markedPassage, markWords } from '../../platform/mark-words.server.ts';
import {
  isMine,
  type OpenedMessageRow,
  officeOf,
  opener,
  scansOf,
  seenMessage,
  studentColumn,
} from './messages.server.ts';
import { type FoundMessage, type InboxView, type ListPlace, type MessageSearch, placeToText } from './messages.ts';

export const searchLimits = { messages: 5_000, found: 50 } as const;

/** Bounds the memory: a body has up to 40 kB. */
const batchSize = 250;
/** Longest pause for other requests. */
const millisecondsAtATime = 8;

type FoundRow = Omit<FoundMessage, 'otherName'> & { otherId: string | null };

interface MessageQuery {
  /** Folded; all must occur in subject and body together. */
  words: readonly string[];
  view?: InboxView;
  /** Only older messages than this. */
  before?: ListPlace | null;
  limits?: { messages: number; found: number };
}

/** Decrypts the newest messages until a limit is reached; `next` continues. @see ADR-28 */
export async function searchMessages(
  tx: Tx,
  keyring: Keyring,
  personId: string,
  { words, view = 'all', before = null, limits = searchLimits }: MessageQuery,
): Promise<MessageSearch> {
  const found: FoundRow[] = [];
  let place: ListPlace | null = null;
  let searched = 0;
  let pausedAt = performance.now();
  for await (const rows of batches(tx, personId, { view, before, limit: limits.messages })) {
    const open = await opener(tx, keyring, rows);
    for (const row of rows) {
      const texts = { subject: open(row, 'subject', row.subject) ?? '', body: open(row, 'body', row.body) ?? '' };
      searched += 1;
      place = placeOf(row);
      const folded = foldText(`${texts.subject}\n${texts.body}`);
      if (words.every((word) => folded.includes(word)))
        found.push({ ...seenMessage(open, personId, row), ...markedParts(row, texts, words) });
      if (found.length === limits.found) break;
      if (performance.now() - pausedAt <= millisecondsAtATime) continue;
      await nextTurn();
      pausedAt = performance.now();
    }
    if (found.length === limits.found) break;
  }
  const isCut = searched === limits.messages || found.length === limits.found;
  return {
    items: await withNames(tx, found),
    searched,
    searchedTo: place?.createdAt.getTime() ?? null,
    next: isCut && place ? placeToText(place) : null,
  };
}

function markedParts(
  row: OpenedMessageRow,
  { subject, body }: Record<'subject' | 'body', string>,
  words: readonly string[],
) {
  return {
    otherId: row.is_mine ? row.receiver_id : row.sender_id,
    otherOffice: officeOf(row.is_mine ? row.to_office : row.from_office),
    markedSubject: markWords(subject, words),
    passage: markedPassage(body, words),
  };
}

const placeOf = ({ created_at, id }: OpenedMessageRow): ListPlace => ({ createdAt: created_at, id });

/** The database reads the next batch while the last one is decrypted. */
async function* batches(
  tx: Tx,
  personId: string,
  { view, before, limit }: { view: InboxView; before: ListPlace | null; limit: number },
): AsyncGenerator<OpenedMessageRow[]> {
  let remaining = limit;
  const read = (place: ListPlace | null) =>
    readBatch(tx, personId, { view, before: place, size: Math.min(batchSize, remaining) });
  let next: Promise<OpenedMessageRow[]> | null = read(before);
  try {
    while (next) {
      const rows: OpenedMessageRow[] = await next;
      const isFull = rows.length === Math.min(batchSize, remaining);
      remaining -= rows.length;
      const last = rows.at(-1);
      next = last && isFull && remaining > 0 ? read(placeOf(last)) : null;
      yield rows;
    }
  } finally {
    await next?.catch(() => {});
  }
}

async function readBatch(
  tx: Tx,
  personId: string,
  { view, before, size }: { view: InboxView; before: ListPlace | null; size: number },
): Promise<OpenedMessageRow[]> {
  const limit = sql`${size}::int`;
  const { rows } = await sql<OpenedMessageRow>`
    with own_offices as materialized (select unnest(current_offices()) as office)
    select found.*, ${isMine(personId)} as is_mine, ${studentColumn('full_name', 'found')} as student_name
    from (${sql.join(scansOf(personId, { view, before, limit, more: sql`, body` }), sql` union all `)}) as found
    order by created_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

async function withNames(tx: Tx, found: readonly FoundRow[]): Promise<FoundMessage[]> {
  const ids = found.flatMap(({ otherId }) => otherId ?? []);
  const people =
    ids.length === 0
      ? []
      : await tx.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', ids).execute();
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  return found.map(({ otherId, ...message }) => ({ ...message, otherName: names.get(otherId ?? '') ?? null }));
}
