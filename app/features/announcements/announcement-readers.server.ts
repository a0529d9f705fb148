import { type RawBuilder, sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { AnnouncementReader, ReaderQuery, ReadingCounts } from './announcements.ts';

const sortKeys: Record<ReaderQuery['sort'], RawBuilder<unknown>> = {
  name: sql`sort_name(readers.full_name)`,
  read: sql`coalesce(readers.read_at, 'infinity')`,
  confirmed: sql`coalesce(readers.confirmed_at, 'infinity')`,
};

const states: Record<NonNullable<ReaderQuery['filters']['state']>, RawBuilder<boolean>> = {
  unread: sql`read_at is null`,
  read: sql`read_at is not null`,
  unconfirmed: sql`confirmed_at is null`,
  confirmed: sql`confirmed_at is not null`,
  unanswered: sql`answer is null`,
  answered: sql`answer is not null`,
};

/** The matching readers whom the author may see, as `readers`. */
const matching = ({ search, filters: { announcement, state } }: ReaderQuery) => sql`
  with readers as materialized (
    select profiles.id, full_name, is_staff, read_at, confirmed_at, answer
    from visible_readers(${announcement}) join profiles on profiles.id = person_id
    where (${search} = '' or fold_text(full_name) like all (search_patterns(${search})))
      and ${state ? states[state] : sql`true`})`;

interface ReaderRow {
  id: string;
  full_name: string;
  is_staff: boolean;
  read_at: Date | null;
  confirmed_at: Date | null;
  answer: number | null;
}

/** Lists who has received an announcement of the person, and what they did. @see PD-66 */
export async function listReaders(tx: Tx, query: ReaderQuery, size = rowsPerPage): Promise<Page<AnnouncementReader>> {
  const { sort, isDescending, after } = query;
  const { isAfter, order } = keyset({ isDescending, after, key: sortKeys[sort], table: 'readers' });
  const { rows } = await sql<ReaderRow>`
    ${matching(query)} select * from readers where ${isAfter} order by ${order} limit ${size + 1}`.execute(tx);
  const readers = rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    isStaff: row.is_staff,
    readAt: row.read_at,
    confirmedAt: row.confirmed_at,
    answer: row.answer,
  }));
  return toPage(readers, size, ({ id }) => id);
}

export async function countReaders(tx: Tx, query: ReaderQuery): Promise<number> {
  const { rows } = await sql<{ count: string }>`${matching(query)} select count(*) from readers`.execute(tx);
  return Number(rows[0]?.count);
}

export async function countReadings(tx: PersonTx, announcementId: string): Promise<ReadingCounts> {
  const { rows } = await sql<ReadingCounts>`
    select people, read, confirmed, answers, students, reached_students as "reachedStudents"
    from count_readings(${announcementId})`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('The readings of an announcement were not counted');
  return counts;
}
