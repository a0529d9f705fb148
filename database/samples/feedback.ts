import { randomUUID } from 'node:crypto';
import type { FeedbackArea } from '#features/feedback/feedback.ts';
import { textContext } from '#features/feedback/sealed-feedback.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleFeedback {
  id?: string;
  studentId: string;
  authorId: string;
  area?: FeedbackArea;
  text?: string;
  publishedAt?: Date;
}

const types = {
  id: 'uuid',
  student_id: 'uuid',
  author_id: 'uuid',
  area: 'text',
  version: 'int',
  request_id: 'uuid',
  created_at: 'timestamptz',
};

const versionTypes = {
  id: 'uuid',
  feedback_id: 'uuid',
  number: 'int',
  text: 'bytea',
  changed_at: 'timestamptz',
  published_at: 'timestamptz',
};

/** Adds published feedback with one version. */
export async function addFeedback(asOwner: AsOwner, keyring: Keyring, feedback: SampleFeedback): Promise<void> {
  const { id = randomUUID(), studentId, authorId, area = 'academic', text = 'A text' } = feedback;
  const { publishedAt = new Date() } = feedback;
  const row = {
    id,
    student_id: studentId,
    author_id: authorId,
    area,
    version: 1,
    request_id: id,
    created_at: publishedAt,
  };
  await insertRows(asOwner, 'feedback', types, [row]);
  const sealed = keyring.seal(textContext({ id, feedback_id: id }), text);
  const version = { id, feedback_id: id, number: 1, text: sealed, changed_at: publishedAt, published_at: publishedAt };
  await insertRows(asOwner, 'feedback_versions', versionTypes, [version]);
}
