import { sql } from 'kysely';
import type { PersonTx } from '#platform/database.server.ts';

export interface UnreadCounts {
  /** To the person, and to their offices. */
  messages: number;
  announcements: number;
}

/** For the navigation of every page, hence in one query. */
export async function countUnread(tx: PersonTx): Promise<UnreadCounts> {
  const { rows } = await sql<UnreadCounts>`
    select (select count(*)::int from messages where receiver_id = ${tx.me} and read = false)
        + (select count(*)::int from unnest(current_offices()) as office join messages on to_office = office
          where read = false and sender_id is distinct from ${tx.me}) as messages,
      count_unread_announcements() as announcements`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('Unread messages and announcements were not counted');
  return counts;
}
