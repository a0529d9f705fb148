import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { type Page, toPage } from '#platform/lists.ts';
import type { ListedAnnouncement, ReadAnnouncement } from './announcements.ts';
import { type SealedText, unsealText, unsealTitle } from './sealed-announcements.server.ts';

interface ReadingRow {
  id: string;
  author_name: string | null;
  published_at: Date;
  is_urgent: boolean;
  confirm_by: string | null;
  answer_by: string | null;
  is_answer_over: boolean | null;
  read_at: Date | null;
  confirmed_at: Date | null;
  answer: number | null;
}

type ListedRow = ReadingRow & { text_id: string; language: Language; title: Buffer };

const readingColumns = sql`announcements.id, full_name as author_name, published_at, is_urgent, confirm_by::text, answer_by::text,
  is_over(answer_by) as is_answer_over, read_at, confirmed_at, answer`;

const inLanguage = (language: Language) => sql`(language = ${language}) desc, place`;

/** Lists the announcements that the reader may read, the newest first. @param after id of the last one of the page before */
export async function listAnnouncements(
  tx: PersonTx,
  {
    language,
    after,
    size,
    isUnread = false,
  }: { language: Language; after: string | null; size: number; isUnread?: boolean },
): Promise<Page<ListedAnnouncement>> {
  const { rows } = await sql<ListedRow>`
    select ${readingColumns}, texts.id as text_id, language, title
    from announcement_readers as reader join announcements on announcements.id = announcement_id
      left join profiles on profiles.id = author_id
      cross join lateral (
        select id, language, title from announcement_texts
        where announcement_id = announcements.id and announcement_texts.version = announcements.version
        order by ${inLanguage(language)} limit 1) as texts
    where person_id = ${tx.me} and announcements.id = any ((select current_announcements())::uuid[])
      and (not ${isUnread} or read_at is null)
      and (${after}::uuid is null or (published_at, announcements.id) < (
        select last.published_at, last.id from announcements as last where last.id = ${after}))
    order by published_at desc, announcements.id desc limit ${size + 1}`.execute(tx);
  return toPage(
    rows.map((row) => ({
      ...listed(row),
      title: unsealTitle(tx, { ...row, id: row.text_id, announcement_id: row.id }),
    })),
    size,
    ({ id }) => id,
  );
}

const listed = (row: ReadingRow & { language: Language }) => ({
  id: row.id,
  language: row.language,
  authorName: row.author_name,
  publishedAt: row.published_at,
  isUrgent: row.is_urgent,
  isRead: row.read_at !== null,
  isToConfirm: row.confirm_by !== null && row.confirmed_at === null,
  isToAnswer: row.answer_by !== null && row.answer === null && !row.is_answer_over,
});

/** What the reader was asked and has not done, each with its last day as `2026-12-01`. */
export async function listAskedAnnouncements(
  tx: PersonTx,
): Promise<{ id: string; confirmBy: string | null; answerBy: string | null }[]> {
  const { rows } = await sql<{ id: string; confirmBy: string | null; answerBy: string | null }>`
    select announcements.id, case when confirmed_at is null then confirm_by::text end as "confirmBy",
      case when answer is null and not is_over(answer_by) then answer_by::text end as "answerBy"
    from announcement_readers as reader join announcements on announcements.id = announcement_id
    where person_id = ${tx.me} and announcements.id = any ((select current_announcements())::uuid[])
      and (confirm_by is not null and confirmed_at is null or answer_by is not null and answer is null)
    order by published_at, announcements.id`.execute(tx);
  return rows;
}

type TextRow = SealedText & { place: number };

/** Returns null for an announcement that the person was not sent, or may no longer read. */
export async function findAnnouncement(tx: PersonTx, id: string, language: Language): Promise<ReadAnnouncement | null> {
  const { rows: found } = await sql<ReadingRow & { version: number; corrected_at: Date | null }>`
    select ${readingColumns}, announcements.version, corrected_at
    from announcement_readers as reader join announcements on announcements.id = announcement_id
      left join profiles on profiles.id = author_id
    where person_id = ${tx.me} and announcements.id = ${id} and announcements.id = any ((select current_announcements())::uuid[])`.execute(
    tx,
  );
  const [row] = found;
  if (!row) return null;
  const { rows: texts } = await sql<TextRow>`
    select id, announcement_id, language, title, body, question from announcement_texts
    where announcement_id = ${id} and version = ${row.version} order by ${inLanguage(language)}`.execute(tx);
  const [shown, ...others] = texts;
  if (!shown) return null;
  const text = unsealText(tx, shown);
  return {
    ...listed({ ...row, language: text.language }),
    ...text,
    otherLanguages: others.map((other) => other.language as Language),
    version: row.version,
    correctedAt: row.corrected_at,
    readAt: row.read_at,
    confirmBy: row.confirm_by,
    confirmedAt: row.confirmed_at,
    answerBy: row.answer_by,
    answer: row.answer,
    isAnswerOver: row.is_answer_over === true,
  };
}
