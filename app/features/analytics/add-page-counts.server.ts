import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { type Rating, ratings, type Vital, vitals } from './vitals.ts';

export type Counter = 'views' | `${Vital}_${Rating}`;

export const counters: readonly Counter[] = [
  'views',
  ...vitals.flatMap((vital) => ratings.map((rating) => `${vital}_${rating}` as const)),
];

export interface PageCounts extends Record<Counter, number> {
  day: string;
  page: string;
  language: Language;
}

/** Counts must have distinct day, page and language. Ignores days before yesterday. @see PD-11 */
export async function addPageCounts(tx: WriteTx, counts: readonly PageCounts[]): Promise<void> {
  await sql`select add_page_counts(${JSON.stringify(counts)}::jsonb)`.execute(tx);
}
