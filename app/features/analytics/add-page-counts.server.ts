import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { WriteTx } from '#platform/database.server.ts';

export interface PageCounts {
  day: string;
  page: string;
  language: Language;
  views: number;
}

/** Counts must have distinct day, page and language. Ignores days before yesterday. @see PD-11 */
export async function addPageCounts(tx: WriteTx, counts: readonly PageCounts[]): Promise<void> {
  await sql`select add_page_counts(${JSON.stringify(counts)}::jsonb)`.execute(tx);
}
