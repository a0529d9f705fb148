import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonWriteTx, Tx, WriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { NewFeedback } from './feedback.schema.ts';
import { textContext } from './sealed-feedback.server.ts';

/** `other content`: the form was published before with a different text. */
export class FeedbackRefused extends Refused<'not assigned' | 'unknown feedback' | 'other content'> {}

interface Saved {
  text: string;
  language?: string | null;
  isPublished: boolean;
}

/** A repeated form changes its draft, and nothing once it is published. @throws FeedbackRefused @see PD-48 @see R9 */
export async function beginFeedback(
  tx: PersonWriteTx,
  { studentId, area, requestId, ...saved }: Omit<NewFeedback, 'language'> & Saved & { studentId: string },
): Promise<void> {
  const id = randomUUID();
  const added = await tx
    .insertInto('feedback')
    .values({ id, student_id: studentId, author_id: tx.me, area, request_id: requestId })
    .onConflict((conflict) => conflict.columns(['author_id', 'request_id']).doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw sqlState(error) === sqlStates.insufficientPrivilege
        ? new FeedbackRefused('not assigned', { cause: error })
        : error;
    });
  if (added.numInsertedOrUpdatedRows === 1n) return changeFeedback(tx, id, saved);
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from feedback where author_id = ${tx.me} and request_id = ${requestId}`.execute(tx);
  const [known] = rows;
  if (!known) throw new FeedbackRefused('unknown feedback');
  if (known.version === 0) return changeFeedback(tx, known.id, saved);
  const latest = await findVersion(tx, known.id);
  if (latest?.text !== saved.text) throw new FeedbackRefused('other content');
}

/** Changes the draft or begins one, and publishes it if wanted. @throws FeedbackRefused */
export async function changeFeedback(tx: WriteTx, feedbackId: string, saved: Saved): Promise<void> {
  const { text, language = null, isPublished } = saved;
  const latest = await findVersion(tx, feedbackId);
  if (latest?.publishedAt && latest.text === text) return;
  const isDraft = latest !== null && latest.publishedAt === null;
  const id = isDraft ? latest.id : randomUUID();
  const sealed = tx.seal(textContext({ id, feedback_id: feedbackId }), text);
  const isWritten = isDraft
    ? await changeDraft(tx, id, { text: sealed, language })
    : await insertDraft(tx, { id, feedback_id: feedbackId, number: (latest?.number ?? 0) + 1, text: sealed, language });
  // Another tab of the author published the draft, or began one, at the same moment: change what there is now.
  if (!isWritten) return changeFeedback(tx, feedbackId, saved);
  if (isPublished)
    await tx.updateTable('feedback_versions').set({ published_at: new Date() }).where('id', '=', id).execute();
}

/** Locks the draft. Returns false if it is published, discarded, or of a student who is no longer assigned. */
async function changeDraft(
  tx: WriteTx,
  id: string,
  draft: { text: Buffer; language: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feedback_versions')
    .set({ ...draft, changed_at: new Date() })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if there is a draft, or a version with this number. */
async function insertDraft(
  tx: WriteTx,
  draft: { id: string; feedback_id: string; number: number; text: Buffer; language: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('feedback_versions')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw sqlState(error) === sqlStates.insufficientPrivilege
        ? new FeedbackRefused('unknown feedback', { cause: error })
        : error;
    });
  return numInsertedOrUpdatedRows === 1n;
}

interface Version {
  id: string;
  number: number;
  text: string;
  publishedAt: Date | null;
}

async function findVersion(tx: Tx, feedbackId: string): Promise<Version | null> {
  const { rows } = await sql<{ id: string; number: number; text: Buffer; published_at: Date | null }>`
    select id, number, text, published_at from feedback_versions
    where feedback_id = ${feedbackId} order by number desc limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const text = tx.unseal(textContext({ id: row.id, feedback_id: feedbackId }), row.text);
  return { id: row.id, number: row.number, text, publishedAt: row.published_at };
}

/** Deletes the draft; feedback that was never published is deleted as a whole. */
export async function discardDraft(tx: WriteTx, feedbackId: string): Promise<void> {
  await sql`select discard_feedback_draft(${feedbackId})`.execute(tx);
}

/** Stores that a guardian has read feedback; stores nothing for staff. */
export async function markFeedbackRead(tx: PersonWriteTx, versionIds: readonly string[]): Promise<void> {
  await sql`
    insert into feedback_reads (version_id, reader_id) select unnest(${versionIds}::uuid[]), ${tx.me}
    on conflict do nothing`.execute(tx);
}
