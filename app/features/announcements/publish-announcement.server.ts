import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { type Addressed, type AnnouncementText, announcementLimits } from './announcements.ts';
import { findReach, peopleIn } from './audiences.server.ts';
import { type SealedText, sealText, unsealText } from './sealed-announcements.server.ts';

/** `other content`: the form was sent before with different content. */
export class AnnouncementRefused extends Refused<
  'not permitted' | 'nobody' | 'too many people' | 'too late' | 'other content'
> {}

export interface NewAnnouncement extends Addressed {
  requestId: string;
  texts: readonly AnnouncementText[];
  isUrgent?: boolean;
  confirmBy?: string | null;
  answerBy?: string | null;
  /** Null: at once. */
  publishAt?: Date | null;
}

/**
 * Publishes an announcement, or stores it for the job that publishes it later. Returns its id; a repeated form is the same
 * announcement.
 * @throws AnnouncementRefused @see PD-66 @see R9
 */
export async function publishAnnouncement(tx: PersonWriteTx, announcement: NewAnnouncement): Promise<string> {
  const { publishAt = null, audience, texts } = announcement;
  const id = randomUUID();
  if (!(await insertAnnouncement(tx, id, announcement))) return findSentBefore(tx, announcement);
  await insertTexts(tx, { announcementId: id, version: 1, texts });
  if (publishAt !== null && publishAt.getTime() <= Date.now()) throw new AnnouncementRefused('too late');
  const count = publishAt === null ? await publish(tx, id) : await countPeople(tx, announcement);
  if (count === null) throw new AnnouncementRefused('not permitted');
  if (count === 0) throw new AnnouncementRefused('nobody');
  if (count > announcementLimits.people) throw new AnnouncementRefused('too many people');
  await recordAuditEvent(tx, {
    event: publishAt === null ? 'announcement published' : 'announcement scheduled',
    subject: { type: 'announcement', id },
    details: { audience, count: String(count) },
  });
  return id;
}

/** @returns false for a repeated form */
async function insertAnnouncement(tx: PersonWriteTx, id: string, announcement: NewAnnouncement): Promise<boolean> {
  const { requestId, audience, choices, isUrgent = false, confirmBy, answerBy, publishAt, texts } = announcement;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('announcements')
    .values({
      id,
      author_id: tx.me,
      audience,
      audience_choices: [...choices],
      is_urgent: isUrgent,
      confirm_by: confirmBy ?? null,
      answer_by: answerBy ?? null,
      answer_count: texts[0]?.question?.answers.length ?? null,
      publish_at: publishAt ?? null,
      request_id: requestId,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'request_id']).doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw sqlState(error) === sqlStates.insufficientPrivilege
        ? new AnnouncementRefused('not permitted', { cause: error })
        : error;
    });
  return numInsertedOrUpdatedRows === 1n;
}

interface NewTexts {
  announcementId: string;
  version: number;
  texts: readonly AnnouncementText[];
}

export async function insertTexts(tx: WriteTx, { announcementId, version, texts }: NewTexts): Promise<void> {
  const rows = texts.map((text, place) => {
    const bound = { id: randomUUID(), announcement_id: announcementId };
    return { ...bound, version, place, language: text.language, ...sealText(tx, bound, text) };
  });
  await tx.insertInto('announcement_texts').values(rows).execute();
}

/** @returns the number of people; null if the author may not announce to this audience */
async function publish(tx: WriteTx, id: string): Promise<number | null> {
  const { rows } = await sql<{ people: number | null }>`select publish_announcement(${id}) as people`.execute(tx);
  return rows[0]?.people ?? null;
}

async function countPeople(tx: PersonWriteTx, announcement: NewAnnouncement): Promise<number | null> {
  const reach = await findReach(tx, announcement);
  return reach && peopleIn(reach);
}

async function findSentBefore(tx: PersonWriteTx, announcement: NewAnnouncement): Promise<string> {
  const { requestId, audience, choices, texts, isUrgent = false } = announcement;
  const { rows } = await sql<SealedText & { audience: string; audience_choices: string[]; is_urgent: boolean }>`
    select texts.id, announcement_id, language, title, body, question, audience, audience_choices, is_urgent
    from announcements join announcement_texts as texts on announcement_id = announcements.id and texts.version = 1
    where author_id = ${tx.me} and request_id = ${requestId} order by place`.execute(tx);
  const [first] = rows;
  const isSame =
    JSON.stringify(rows.map((row) => unsealText(tx, row))) === JSON.stringify(texts) &&
    JSON.stringify([first?.audience, first?.audience_choices, first?.is_urgent]) ===
      JSON.stringify([audience, choices, isUrgent]);
  if (!first || !isSame) throw new AnnouncementRefused('other content');
  return first.announcement_id;
}
