import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { type Page, toPage } from '#platform/lists.ts';
import type { AnnouncementState, Audience, OwnAnnouncement, SentAnnouncement } from './announcements.ts';
import { type SealedText, unsealText, unsealTitle } from './sealed-announcements.server.ts';

interface OwnRow {
  id: string;
  audience: Audience;
  audience_choices: string[];
  is_urgent: boolean;
  created_at: Date;
  publish_at: Date | null;
  published_at: Date | null;
  withdrawn_at: Date | null;
  corrected_at: Date | null;
}

const ownColumns = sql`announcements.id, audience, audience_choices, is_urgent, created_at, publish_at, published_at,
  withdrawn_at, corrected_at`;

type SentRow = OwnRow & { text_id: string; language: Language; title: Buffer; readers: number; read: number };

/** Lists the announcements of the author, the newest first. @see PD-66 */
export async function listSentAnnouncements(
  tx: PersonTx,
  { language, after, size }: { language: Language; after: string | null; size: number },
): Promise<Page<SentAnnouncement>> {
  const { rows } = await sql<SentRow>`
    with page as (
      select * from announcements
      where author_id = ${tx.me} and (${after}::uuid is null or (created_at, id) < (
        select last.created_at, last.id from announcements as last where last.id = ${after}))
      order by created_at desc, id desc limit ${size + 1})
    select ${ownColumns}, texts.id as text_id, language, title, readers, read
    from page as announcements
      cross join lateral (
        select id, language, title from announcement_texts
        where announcement_id = announcements.id and announcement_texts.version = announcements.version
        order by (language = ${language}) desc, place limit 1) as texts
      cross join lateral count_readers(announcements.id)
    order by created_at desc, announcements.id desc`.execute(tx);
  return toPage(
    rows.map((row) => ({
      ...own(row),
      title: unsealTitle(tx, { id: row.text_id, announcement_id: row.id, title: row.title }),
      language: row.language,
      readers: row.readers,
      read: row.read,
    })),
    size,
    ({ id }) => id,
  );
}

const own = (row: OwnRow) => ({
  id: row.id,
  audience: row.audience,
  choices: row.audience_choices,
  state: stateOf(row),
  isUrgent: row.is_urgent,
  createdAt: row.created_at,
  publishAt: row.publish_at,
  publishedAt: row.published_at,
  correctedAt: row.corrected_at,
});

function stateOf({ published_at, withdrawn_at }: OwnRow): AnnouncementState {
  if (withdrawn_at !== null) return published_at === null ? 'unpublished' : 'withdrawn';
  return published_at === null ? 'scheduled' : 'published';
}

type FoundRow = OwnRow & {
  version: number;
  confirm_by: string | null;
  answer_by: string | null;
  reminded_at: Date | null;
  may_remind: boolean;
};

/** Returns null for an announcement of somebody else. */
export async function findSentAnnouncement(tx: PersonTx, id: string): Promise<OwnAnnouncement | null> {
  const { rows: found } = await sql<FoundRow>`
    select ${ownColumns}, version, confirm_by::text, answer_by::text, reminded_at,
      coalesce(reminded_at <= now() - interval '1 day', true) as may_remind
    from announcements where id = ${id} and author_id = ${tx.me}`.execute(tx);
  const [row] = found;
  if (!row) return null;
  const { rows: texts } = await sql<SealedText>`
    select id, announcement_id, language, title, body, question from announcement_texts
    where announcement_id = ${id} and version = ${row.version} order by place`.execute(tx);
  return {
    ...own(row),
    texts: texts.map((text) => {
      const { title, body, ...rest } = unsealText(tx, text);
      return { ...rest, title: title ?? '', body: body ?? '' };
    }),
    version: row.version,
    confirmBy: row.confirm_by,
    answerBy: row.answer_by,
    remindedAt: row.reminded_at,
    mayRemind: row.may_remind,
  };
}
