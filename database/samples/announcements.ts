import { randomUUID } from 'node:crypto';
import type { Addressed, AnnouncementText } from '#features/announcements/announcements.ts';
import { sealText } from '#features/announcements/sealed-announcements.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleAnnouncement extends Partial<Addressed> {
  id?: string;
  authorId: string;
  texts?: readonly AnnouncementText[];
  isUrgent?: boolean;
  confirmBy?: string | null;
  answerBy?: string | null;
  publishedAt?: Date;
}

const types = {
  id: 'uuid',
  author_id: 'uuid',
  audience: 'text',
  is_urgent: 'boolean',
  confirm_by: 'date',
  answer_by: 'date',
  answer_count: 'int2',
  published_at: 'timestamptz',
  created_at: 'timestamptz',
  request_id: 'uuid',
};

const textTypes = {
  id: 'uuid',
  announcement_id: 'uuid',
  version: 'int2',
  place: 'int2',
  language: 'text',
  title: 'bytea',
  body: 'bytea',
  question: 'bytea',
};

const sampleText: AnnouncementText = { language: 'en', title: 'A title', body: 'A text', question: null };

/** Adds an announcement to all families or to everybody, published without mails. Returns its id. */
export async function addAnnouncement(
  asOwner: AsOwner,
  keyring: Keyring,
  announcement: SampleAnnouncement,
): Promise<string> {
  const { id = randomUUID(), authorId, audience = 'families', texts = [sampleText] } = announcement;
  const { isUrgent = false, confirmBy = null, answerBy = null, publishedAt = new Date() } = announcement;
  const row = {
    id,
    author_id: authorId,
    audience,
    is_urgent: isUrgent,
    confirm_by: confirmBy,
    answer_by: answerBy,
    answer_count: texts[0]?.question?.answers.length ?? null,
    published_at: publishedAt,
    created_at: publishedAt,
    request_id: id,
  };
  await insertRows(asOwner, 'announcements', types, [row]);
  const textRows = texts.map((text, place) => {
    const bound = { id: randomUUID(), announcement_id: id };
    return { ...bound, version: 1, place, language: text.language, ...sealText(keyring, bound, text) };
  });
  await insertRows(asOwner, 'announcement_texts', textTypes, textRows);
  await asOwner(`insert into announcement_students select $1, unnest(addressed_students($2, $3, '{}'))`, [
    id,
    authorId,
    audience,
  ]);
  await asOwner(
    `insert into announcement_readers (announcement_id, person_id, is_staff)
     select $1, person_id, is_staff from addressed_people($2, $3, addressed_students($2, $3, '{}'))`,
    [id, authorId, audience],
  );
  return id;
}
