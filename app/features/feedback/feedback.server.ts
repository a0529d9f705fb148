import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { storedLanguage } from '#platform/language-of-text.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import type { FeedbackArea, OwnFeedback, PublishedFeedback, UnreadFeedback } from './feedback.ts';
import { textContext } from './sealed-feedback.server.ts';

interface VersionRow {
  id: string;
  feedback_id: string;
  area: FeedbackArea;
  author_id: string | null;
  author_name: string | null;
  is_author_active: boolean;
  number: number;
  text: Buffer;
  language: string | null;
  published_at: Date;
  read_at: Date | null;
  is_new: boolean;
}

/** The latest publication or correction first. @see PD-48 */
export async function listFeedback(tx: PersonTx, studentId: string): Promise<PublishedFeedback[]> {
  const { rows } = await sql<VersionRow>`
    select versions.id, feedback_id, area, author_id, full_name as author_name, number, text, language, published_at,
      author_id is not null and may_write_to(author_id) as is_author_active,
      read_at, coalesce(read_at > now() - interval '10 minutes', true) as is_new
    from feedback join feedback_versions as versions on feedback_id = feedback.id
    left join profiles on profiles.id = author_id
    left join feedback_reads on version_id = versions.id and reader_id = ${tx.me}
    where student_id = ${studentId} and published_at is not null
    order by max(published_at) over (partition by feedback_id) desc, feedback_id, number desc`.execute(tx);
  const byFeedback = Map.groupBy(rows, (row) => row.feedback_id);
  return [...byFeedback.values()].map((versions) => publishedFeedback(tx, versions));
}

function publishedFeedback(sealer: Sealer, rows: VersionRow[]): PublishedFeedback {
  const [row] = rows;
  const [latest, ...earlier] = rows.map((version) => {
    const text = sealer.unsealOrNull(textContext(version), version.text);
    return {
      id: version.id,
      number: version.number,
      text,
      language: storedLanguage(version.language, text),
      publishedAt: version.published_at.getTime(),
    };
  });
  if (!row || !latest) throw new Error('Published feedback has no version');
  const { author_id: id, author_name: fullName, is_author_active: isActive } = row;
  const author = id !== null && fullName !== null ? { id, fullName, isActive } : null;
  return {
    id: row.feedback_id,
    area: row.area,
    author,
    latest,
    earlier,
    isRead: row.read_at !== null,
    isNew: row.is_new,
  };
}

/** Counts unread feedback about each of the reader's children. */
export async function countUnreadFeedback(tx: PersonTx): Promise<UnreadFeedback[]> {
  const { rows } = await sql<UnreadFeedback>`
    select student_id as "studentId", full_name as "studentName", count(*)::int as count,
      max(published_at) as "publishedAt"
    from feedback join students on students.id = student_id
      join feedback_versions as versions on feedback_id = feedback.id and number = version
    where student_id = any ((select current_children())::uuid[])
      and not exists (select from feedback_reads where version_id = versions.id and reader_id = ${tx.me})
    group by student_id, full_name order by full_name, student_id`.execute(tx);
  return rows;
}

interface OwnRow {
  id: string;
  area: FeedbackArea;
  version_id: string;
  text: Buffer;
  language: string | null;
  changed_at: Date;
  published_at: Date | null;
}

/** Returns the author's feedback about a student, drafts first. @see PD-48 */
export async function listOwnFeedback(tx: PersonTx, studentId: string): Promise<OwnFeedback[]> {
  const { rows } = await sql<OwnRow>`
    select feedback.id, area, versions.id as version_id, text, language, changed_at, published_at
    from feedback join feedback_versions as versions on feedback_id = feedback.id
    where student_id = ${studentId} and author_id = ${tx.me} and (published_at is null or number = version)
    order by bool_or(published_at is null) over (partition by feedback.id) desc, created_at desc, feedback.id`.execute(
    tx,
  );
  const byFeedback = Map.groupBy(rows, ({ id }) => id);
  return [...byFeedback.values()].map((versions) => ownFeedback(tx, versions));
}

function ownFeedback(sealer: Sealer, rows: OwnRow[]): OwnFeedback {
  const [row] = rows;
  if (!row) throw new Error('Feedback has no version');
  const textOf = (version: OwnRow) =>
    sealer.unsealOrNull(textContext({ id: version.version_id, feedback_id: version.id }), version.text) ?? '';
  const draft = rows.find(({ published_at }) => published_at === null);
  const published = rows.find(({ published_at }) => published_at !== null);
  return {
    id: row.id,
    area: row.area,
    draft: draft ? { text: textOf(draft), language: draft.language, changedAt: draft.changed_at.getTime() } : null,
    published: published?.published_at
      ? { text: textOf(published), language: published.language, publishedAt: published.published_at.getTime() }
      : null,
  };
}

interface FeedbackSubject {
  area: FeedbackArea;
  studentId: string;
  studentName: string;
}

/** Returns the feedback that a message replies to; null if the reader may not see it. */
export async function findFeedbackSubject(tx: Tx, id: string): Promise<FeedbackSubject | null> {
  const { rows } = await sql<FeedbackSubject>`
    select area, student_id as "studentId", full_name as "studentName" from feedback join students on students.id = student_id
    where feedback.id = ${id} and version > 0`.execute(tx);
  return rows[0] ?? null;
}
