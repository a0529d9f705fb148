import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { WriteTx } from '../../platform/doors.server.ts';
import { type Rating, ratings, type Vital, vitals } from './vitals.ts';

/** What is counted of a page, by the names of its columns. */
export type Counter = 'views' | `${Vital}_${Rating}`;

export const counters: readonly Counter[] = [
  'views',
  ...vitals.flatMap((vital) => ratings.map((rating) => `${vital}_${rating}` as const)),
];

/** How often each thing was counted for a page, in a language, on a day (`2026-11-21`, UTC). */
export interface PageCounts extends Record<Counter, number> {
  day: string;
  /** The path as it is in English. */
  page: string;
  language: Language;
}

/** Adds counts, each row of another day, page and language; days before yesterday are left out. @see decisions 11 */
export async function addPageCounts(tx: WriteTx, counts: readonly PageCounts[]): Promise<void> {
  await sql`select add_page_counts(${JSON.stringify(counts)}::jsonb)`.execute(tx);
}
