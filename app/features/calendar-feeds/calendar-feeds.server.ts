import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import { type Tx, visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import type { NewFeed } from './calendar-feeds.schema.ts';
import type { CalendarFeed } from './calendar-feeds.ts';

/** The oldest first. */
export async function listOwnFeeds(tx: Tx): Promise<CalendarFeed[]> {
  const { rows } = await sql<CalendarFeed>`
    select id, name, shows_names as "showsNames", created_at as "createdAt", last_read_at as "lastReadAt"
    from own_calendar_feeds()`.execute(tx);
  return rows;
}

/** Returns the key of the feed, which is not stored; null if the person has ten. Needs a recent password. @see PD-68 */
export async function addFeed(tx: WriteTx, { requestId, name, showsNames }: NewFeed): Promise<string | null> {
  const key = makeToken();
  const { rows } = await sql<{ added: boolean }>`
    select add_calendar_feed(new_id => ${requestId}, new_name => ${name}, new_key_hash => ${tokenHash(key)},
      new_shows_names => ${showsNames}) as added`.execute(tx);
  return rows[0]?.added ? key : null;
}

/** Returns false if the person has no such feed. */
export async function removeFeed(tx: WriteTx, id: string): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`select remove_calendar_feed(${id}) as removed`.execute(tx);
  return rows[0]?.removed === true;
}

export interface OpenedFeed {
  personId: string;
  showsNames: boolean;
  language: Language;
  /** 0, or how long the limit of an hour lasts. */
  waitSeconds: number;
}

/** Returns null for an unknown key and for suspended people. */
export async function openFeed(key: string): Promise<OpenedFeed | null> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<OpenedFeed>`
      select person_id as "personId", shows_names as "showsNames", language, wait_seconds as "waitSeconds"
      from open_calendar_feed(${tokenHash(key)})`.execute(tx),
  );
  return rows[0] ?? null;
}
