import type { Language } from '#content/languages.ts';
import { sealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
import type { AnnouncementText, Question } from './announcements.ts';

type Column = 'title' | 'body' | 'question';
type Bound = { id: string; announcement_id: string };

/** A text cannot be moved to another announcement. */
const textContext = (column: Column, { id, announcement_id }: Bound): SealingContext => ({
  table: 'announcement_texts',
  column,
  id,
  parties: [announcement_id],
});

export const sealedAnnouncements = sealedTable<Column, Bound>({
  name: 'announcement_texts',
  sealed: ['title', 'body', 'question'],
  contextColumns: ['announcement_id'],
  contextOf: textContext,
});

export interface SealedText extends Bound {
  language: string;
  title: Buffer;
  body: Buffer;
  question: Buffer | null;
}

export function sealText(sealer: Sealer, bound: Bound, { title, body, question }: AnnouncementText) {
  return {
    title: sealer.seal(textContext('title', bound), title),
    body: sealer.seal(textContext('body', bound), body),
    question: question && sealer.seal(textContext('question', bound), JSON.stringify(question)),
  };
}

export const unsealTitle = (sealer: Sealer, row: Bound & Pick<SealedText, 'title'>): string | null =>
  sealer.unsealOrNull(textContext('title', row), row.title);

/** Parts that do not decrypt are null. */
export function unsealText(sealer: Sealer, row: SealedText) {
  const question = row.question && sealer.unsealOrNull(textContext('question', row), row.question);
  return {
    language: row.language as Language,
    title: unsealTitle(sealer, row),
    body: sealer.unsealOrNull(textContext('body', row), row.body),
    question: question === null ? null : (JSON.parse(question) as Question),
  };
}
